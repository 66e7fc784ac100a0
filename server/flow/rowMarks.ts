import { createHmac } from 'node:crypto';
import { ROW_MARK, withoutRowMark } from '../../src/documents/rowMark.ts';
import type { ResolvedRight } from '../../src/documents/flow/fieldRights.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import type { FlowReading } from './services.ts';

type Row = Readonly<Record<string, unknown>>;

/** Characters of a mark: enough for the rows of one field. */
const LENGTH = 16;

export const isWritable = (right: string): boolean => right === 'edit' || right === 'required';

/** What of a stored row a step leaves as it is: the columns that it does not see, or only reads. */
const keptOf = (row: Row, { columns = {} }: ResolvedRight): readonly (readonly [string, unknown])[] =>
  Object.keys(columns)
    .filter((column) => !isWritable(columns[column] ?? 'read'))
    .toSorted()
    .map((column) => [column, row[column] ?? null] as const);

/** Marks a stored row of a field; rows of which a step leaves the same as it is have the same mark. */
export type MarkRow = (field: string, row: Row, right: ResolvedRight) => string;

/**
 * Marks the rows of sub-tables of a record by what a step leaves of them as it is, so that they can be told apart when
 * they come back changed, moved and fewer. Sealed by a key: what is hidden cannot be guessed from a mark.
 */
export const rowMarker =
  ({ platform }: Pick<FlowReading, 'platform'>, record: string): MarkRow =>
  (field, row, right) =>
    createHmac('sha256', platform.secrets.vaultKey)
      .update(JSON.stringify(['row', record, field, keptOf(row, right)]))
      .digest('base64url')
      .slice(0, LENGTH);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Values without the marks of their rows: what a record can hold. */
export const withoutMarks = (data: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(data).map(([code, value]) => {
      const rows: readonly unknown[] = Array.isArray(value) ? value : [];
      const isMarked = rows.some((row) => isRow(row) && Object.hasOwn(row, ROW_MARK));
      return isMarked ? [code, rows.map((row) => (isRow(row) ? withoutRowMark(row) : row))] : [code, value];
    }),
  );
