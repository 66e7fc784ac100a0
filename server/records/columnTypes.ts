import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ColumnType } from '../../src/schemas/rendererMeta.ts';
import type { ModuleField } from './shape.ts';

/** The database type behind each column type, as PostgreSQL writes it. */
export const databaseTypes: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  number: 'numeric',
  bool: 'boolean',
  date: 'date',
  datetime: 'timestamp(3) with time zone',
  list: 'jsonb',
  user: 'jsonb',
  json: 'jsonb',
};

/**
 * A field's column as it is added to a table. Numbers keep to what JSON, JavaScript and the database read alike: 15
 * significant digits, 6 of them decimals.
 */
export function columnDefinition(field: ModuleField): RawBuilder<unknown> {
  const name = sql.id(field.column);
  const type = sql.raw(databaseTypes[field.type]);
  if (field.type !== 'number') return sql`${name} ${type}`;
  const digits = sql`ltrim(replace(trim_scale(abs(${name}))::text, '.', ''), '0')`;
  return sql`${name} ${type}
    check (abs(${name}) < 1e15 and scale(trim_scale(${name})) <= 6 and length(${digits}) <= 15)`;
}
