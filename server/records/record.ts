import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { toText } from '../../src/conditions/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import type { ModuleColumn, ModuleShape } from './shape.ts';

/** A row as the driver gives it, by record names. */
export type Row = Readonly<Record<string, unknown>>;

const DATE_TIME_TYPES = { datetime: sql`timestamptz`, date: sql`date` } as const;

/** A value of a record as it travels (`docs/api.md`, Records). */
export function readValue(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

/** A row as a record; columns that are empty are null. */
export function readRecord(row: Row, columns: readonly ModuleColumn[]): ModuleRecord {
  const record: Record<string, unknown> = {};
  for (const { code } of columns) record[code] = readValue(row[code]);
  return record as ModuleRecord;
}

/** The values of a row's fields, as records hold them. */
export const valuesOf = ({ fields }: Pick<ModuleShape, 'fields'>, row: Row): Values =>
  Object.fromEntries(fields.map(({ code }) => [code, readValue(row[code])]));

/** A checked value as a parameter of its column's type. */
export function writeValue(column: ModuleColumn, value: unknown): RawBuilder<unknown> {
  if (value === null || value === undefined) return sql`null`;
  switch (column.type) {
    case 'list':
    case 'user':
    case 'json':
      return sql`${JSON.stringify(value)}::jsonb`;
    case 'number':
      return sql`${toText(value)}::numeric`;
    case 'date':
    case 'datetime':
      return sql`${value}::${DATE_TIME_TYPES[column.type]}`;
    default:
      return sql`${value}`;
  }
}
