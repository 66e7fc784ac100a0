import { isDeepStrictEqual } from 'node:util';
import type { ResolvedRight, ResolvedRights, Right } from '../../src/documents/flow/fieldRights.ts';
import type { Surroundings } from '../../src/documents/resolve.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { isEmpty } from '../../src/documents/rule.ts';
import { AppError, inputError, type InputError } from '../errors/AppError.ts';

/** How a form is settled where the flow, and no role, says what may be read and written. */
export const EVERYTHING: Surroundings = {
  enabled: true,
  readOnly: false,
  rights: { mayRead: () => true, mayWrite: () => true, masks: false, whole: true },
};

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : [];

/** A record as a step shows it: without what is hidden, in the rows of sub-tables too. */
export function shownValues(values: Readonly<Values>, rights: ResolvedRights): Values {
  const shown: Values = {};
  for (const [code, right] of rights) {
    if (right.right === 'hidden' || !Object.hasOwn(values, code)) continue;
    shown[code] = shownValue(values[code], right);
  }
  return shown;
}

function shownValue(value: unknown, { columns }: ResolvedRight): unknown {
  const hidden = Object.entries(columns ?? {}).flatMap(([code, right]) => (right === 'hidden' ? code : []));
  if (hidden.length === 0 || !Array.isArray(value)) return value;
  return rowsIn(value).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([code]) => !hidden.includes(code))),
  );
}

/**
 * What a step writes of sub-tables, as its rights to their columns have it: columns that it does not see are kept.
 * @param data read from a request already: of fields that may be written
 * @throws AppError FIELD_FORBIDDEN where a column, or the number of rows, is not the step's to change
 */
export function withinColumns(
  data: Readonly<Values>,
  before: Readonly<Values>,
  rights: ResolvedRights,
): Values {
  return Object.fromEntries(
    Object.entries(data).map(([code, value]) => {
      const right = rights.get(code);
      if (right === undefined || (!right.columns && !right.rows)) return [code, value];
      return [code, rowsWithin(code, rowsIn(value), rowsIn(before[code]), right)];
    }),
  );
}

function rowsWithin(
  code: string,
  rows: readonly Row[],
  held: readonly Row[],
  { columns = {}, rows: fixed, right }: ResolvedRight,
): readonly Row[] {
  if (fixed === 'fixed' && rows.length !== held.length) throw forbidden(`data.${code}`);
  return rows.map((row, index) => {
    const kept = held[index] ?? {};
    const written: Record<string, unknown> = { ...row };
    for (const [column, value] of Object.entries({ ...kept, ...row })) {
      const at: Right = columns[column] ?? right;
      if (at === 'edit' || at === 'required') continue;
      const isSent =
        Object.hasOwn(row, column) && !isDeepStrictEqual(row[column] ?? null, kept[column] ?? null);
      if (isSent && !(held[index] === undefined && isEmpty(row[column])))
        throw forbidden(`data.${code}.${String(index)}.${column}`);
      if (Object.hasOwn(kept, column)) written[column] = kept[column];
      else if (isEmpty(value)) Reflect.deleteProperty(written, column);
    }
    return written;
  });
}

const forbidden = (path: string): AppError =>
  new AppError('FIELD_FORBIDDEN', { errors: [inputError(path, 'FIELD_FORBIDDEN')] });

/** Fields and columns that a step demands and that hold nothing. */
export function missingValues(values: Readonly<Values>, rights: ResolvedRights): readonly InputError[] {
  return [...rights].flatMap(([code, { right, columns = {} }]) => {
    const own = right === 'required' && isEmpty(values[code]) ? [inputError(`data.${code}`, 'REQUIRED')] : [];
    const demanded = Object.keys(columns).filter((column) => columns[column] === 'required');
    const inRows = rowsIn(values[code]).flatMap((row, index) =>
      demanded
        .filter((column) => isEmpty(row[column]))
        .map((column) => inputError(`data.${code}.${String(index)}.${column}`, 'REQUIRED')),
    );
    return [...own, ...inRows];
  });
}
