/** The rows that are drawn, each with how many are left out before it, and how many after the last. */
interface DrawnRows {
  places: readonly { index: number; before: number }[];
  after: number;
}

/**
 * The rows of a window, and one that is drawn wherever it is.
 * @param count of all rows
 * @param kept its index
 */
export function drawnRows(
  count: number,
  { start, end }: { start: number; end: number },
  kept: number,
): DrawnRows {
  const drawn = Array.from({ length: end - start }, (_, index) => start + index);
  if (kept < start) drawn.unshift(kept);
  else if (kept >= end && kept < count) drawn.push(kept);
  let next = 0;
  const places = drawn.map((index) => {
    const before = index - next;
    next = index + 1;
    return { index, before };
  });
  return { places, after: count - next };
}
