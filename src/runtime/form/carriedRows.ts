import { ROW_MARK, rowMark, withoutRowMark } from '../../documents/rowMark.ts';
import { same } from '../../documents/same.ts';

type Values = Readonly<Record<string, unknown>>;

const rowsIn = (value: unknown): readonly Values[] | undefined =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)
    ? (value as readonly Values[])
    : undefined;

/**
 * What was typed over a record that others have written meanwhile: rows of sub-tables are marked as they are now where
 * what others changed is none of what is shown. Else their marks are old, and the server says so.
 * @param before the record that was typed over
 * @param now the record as it is
 */
export function carriedRows(typed: Values, before: Values = {}, now: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(typed).map(([code, value]) => {
      const [rows, old, fresh] = [rowsIn(value), rowsIn(before[code]), rowsIn(now[code])];
      const isShownAlike =
        old &&
        fresh &&
        old.length === fresh.length &&
        old.every((row, index) => same(withoutRowMark(row), withoutRowMark(fresh[index] ?? {})));
      if (!rows || !isShownAlike) return [code, value];
      const marks = new Map(old.map((row, index) => [rowMark(row), rowMark(fresh[index] ?? {})] as const));
      return [code, rows.map((row) => remarked(row, marks))];
    }),
  );
}

function remarked(row: Values, marks: ReadonlyMap<string | undefined, string | undefined>): Values {
  const mark = rowMark(row);
  const now = mark === undefined ? undefined : marks.get(mark);
  return now === undefined ? row : { ...row, [ROW_MARK]: now };
}
