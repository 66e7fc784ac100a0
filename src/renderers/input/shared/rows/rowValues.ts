import { firstRecord } from '../../../../documents/initialValue.ts';
import type { CompiledFields } from '../../../../documents/form.ts';

/** A row of a value that is a list of objects. */
export type RowValues = Readonly<Record<string, unknown>>;

export const isRow = (row: unknown): row is RowValues =>
  typeof row === 'object' && row !== null && !Array.isArray(row);

/** The rows of a value; what is none is passed over. */
export const rowsIn = (value: unknown): readonly RowValues[] =>
  Array.isArray(value) ? value.filter(isRow) : [];

/** What a new row begins with: the defaults of its fields. */
export function firstValues(
  members: CompiledFields | undefined,
  scope: Readonly<Record<string, unknown>>,
): RowValues {
  if (!members) return {};
  const first = firstRecord(members, scope);
  const held = members.fields.filter(({ meta }) => meta.column !== null);
  return Object.fromEntries(held.map(({ code }) => [code, first[code]]));
}
