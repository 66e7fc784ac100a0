/** Rows from `start` up to, not including, `end`. */
export interface RowRange {
  start: number;
  end: number;
}

/** Rows that are drawn, each with the px that those left out before it take, and the px of those after the last. */
export interface RowPlaces {
  places: readonly { index: number; before: number }[];
  after: number;
}

/**
 * The rows that reach between two places; at least one where there are any.
 * @param heights of all rows, px
 * @param from px below the top of the first row; negative above it
 */
export function rowsBetween(heights: readonly number[], from: number, to: number): RowRange {
  let start = 0;
  let top = 0;
  for (; start < heights.length - 1 && top + (heights[start] ?? 0) <= from; start += 1)
    top += heights[start] ?? 0;
  let end = start;
  for (; end < heights.length && (end === start || top < to); end += 1) top += heights[end] ?? 0;
  return { start, end };
}

/**
 * Where the rows of a range stand, with some that are drawn wherever they are.
 * @param heights of all rows, px
 * @param kept their indexes, in any order; those that are no row's are passed over
 */
export function placeRows(heights: readonly number[], range: RowRange, kept: Iterable<number>): RowPlaces {
  const drawn = new Set(kept);
  for (let index = range.start; index < range.end; index += 1) drawn.add(index);
  const places: { index: number; before: number }[] = [];
  let unseen = 0;
  heights.forEach((height, index) => {
    if (!drawn.has(index)) {
      unseen += height;
      return;
    }
    places.push({ index, before: unseen });
    unseen = 0;
  });
  return { places, after: unseen };
}
