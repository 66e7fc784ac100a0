/** A row of a sheet that holds something, as reading a file gives it. */
export interface SheetRow {
  /** As people count them. */
  readonly row: number;
  /** What its cells show. */
  readonly cells: readonly string[];
  /** What cells hold that show something else: the day behind `2024年9月`, the number behind `85%`. */
  readonly exact?: Readonly<Record<number, string>>;
  /** Cells of which something is wrong. */
  readonly faults?: Readonly<Record<number, string>>;
  /** Cells that a merged one fills. */
  readonly filled?: readonly number[];
}

/** A text of a column, with how often and where first it stands there. */
export interface ColumnValue {
  readonly shown: string;
  readonly exact: string | undefined;
  readonly row: number;
  count: number;
}

/** What stands below one title. */
export interface SheetColumn {
  readonly title: string;
  /** Different ones, in the order of the rows. */
  readonly values: readonly ColumnValue[];
  /** Cells that hold something. */
  readonly count: number;
  /** The rows whose cell cannot be read at all. */
  readonly faulty: readonly number[];
}

/** Texts that are longer count as different. */
const LONGEST_COMPARED = 200;

/** Gathers a column. @param isFault whether nobody can read what a cell shows */
export function readColumn(
  { title, at }: { readonly title: string; readonly at: number },
  rows: readonly SheetRow[],
  isFault: (shown: string) => boolean,
): SheetColumn {
  const values = new Map<string | number, ColumnValue>();
  const faulty: number[] = [];
  let count = 0;
  for (const { row, cells, exact, faults } of rows) {
    const shown = (cells[at] ?? '').trim();
    if (faults?.[at] !== undefined || isFault(shown)) {
      faulty.push(row);
      continue;
    }
    if (shown === '') continue;
    count += 1;
    const held = exact?.[at];
    const said = held === undefined ? shown : `${shown}\u0000${held}`;
    // Sentences are hardly ever the same, and dear to compare.
    const key = shown.length > LONGEST_COMPARED ? row : said;
    const known = values.get(key);
    if (known) known.count += 1;
    else values.set(key, { shown, exact: held, row, count: 1 });
  }
  return { title, values: [...values.values()], count, faulty };
}
