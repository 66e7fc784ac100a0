/** A cell with the columns that it takes. */
export interface PlacedCell<T> {
  item: T;
  /** Of the columns of the table. */
  span: number;
}

/**
 * Places items in rows of `columns`. `spanOf` answers of 24, as layouts write it; what does not fit begins the next
 * row, and the last cell of a row takes what is left of it, so that no hole stays in the frame.
 */
export function rowsOf<T>(
  items: readonly T[],
  columns: number,
  spanOf: (item: T) => number | undefined,
): PlacedCell<T>[][] {
  const rows: PlacedCell<T>[][] = [];
  let left = 0;
  for (const item of items) {
    const asked = spanOf(item);
    const span = asked === undefined ? 1 : Math.min(columns, Math.max(1, Math.round((asked / 24) * columns)));
    if (span > left) {
      stretch(rows.at(-1), left);
      rows.push([]);
      left = columns;
    }
    rows.at(-1)?.push({ item, span });
    left -= span;
  }
  stretch(rows.at(-1), left);
  return rows;
}

function stretch<T>(row: PlacedCell<T>[] | undefined, left: number): void {
  const last = row?.at(-1);
  if (last) last.span += left;
}
