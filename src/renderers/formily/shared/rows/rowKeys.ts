import { same } from '../../../../documents/same.ts';
import type { RowValues } from '../../../input/shared/rows/rowValues.ts';

/** A row with what stays with it while it is moved: what a person left open in it belongs to it, not to its place. */
export interface KeyedRow {
  readonly key: number;
  readonly values: RowValues;
}

/**
 * The keys of rows that somebody has moved, taken away, added or changed without saying so: a row that is as before keeps
 * its key wherever it stands, one that was changed where it stands as well.
 * @param nextKey gives a key that no row has had
 */
export function carryKeys(
  before: readonly KeyedRow[],
  after: readonly RowValues[],
  nextKey: () => number,
): readonly KeyedRow[] {
  if (before.length === after.length && before.every(({ values }, index) => values === after[index]))
    return before;
  const taken = new Set<number>();
  const take = (row: KeyedRow | undefined): number | undefined => {
    if (!row || taken.has(row.key)) return undefined;
    taken.add(row.key);
    return row.key;
  };
  const keys = after.map((values, index) => {
    const here = before[index];
    if (here && same(here.values, values)) return take(here);
    return undefined;
  });
  for (const [index, values] of after.entries()) {
    keys[index] ??= take(before.find((row) => !taken.has(row.key) && same(row.values, values)));
  }
  const stays = before.length === after.length;
  for (const index of after.keys()) {
    keys[index] ??= (stays ? take(before[index]) : undefined) ?? nextKey();
  }
  return after.map((values, index) => ({ key: keys[index] ?? nextKey(), values }));
}
