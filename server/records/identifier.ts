import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { COVERED } from '../../src/schemas/secret.ts';
import type { ModuleColumn, ModuleShape } from './shape.ts';

/** Name of the record in every statement about a module's table. */
const RECORD = 'r';

/** Quotes a name for SQL text; whatever it holds, it stays one name. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A module's table. */
export function tableOf(shape: ModuleShape): RawBuilder<unknown> {
  return sql.id('data', shape.table);
}

/** A module's table under the name that `columnOf` and conditions use. */
export function recordsOf(shape: ModuleShape): RawBuilder<unknown> {
  return sql`${tableOf(shape)} as ${sql.id(RECORD)}`;
}

/** A column of the record. */
export function columnOf(column: ModuleColumn): RawBuilder<unknown> {
  return sql.id(RECORD, column.column);
}

/**
 * Columns of the record under their record names, for a `select`. One piece of text: a list names dozens of columns,
 * and as many nodes would be built and walked for every call. Of a secret it is said that it is there, and no more. The
 * types are part of the text: a statement that was prepared (`db/preparing.ts`) may not answer another one, as it would
 * once a field of the same code is of another type.
 */
export function selectedColumns(columns: readonly ModuleColumn[]): RawBuilder<unknown> {
  const record = quoteName(RECORD);
  const names = columns.map(({ column, code, secret }) => {
    const name = `${record}.${quoteName(column)}`;
    const read = secret === true ? `case when ${name} is not null then '${COVERED}' end` : name;
    return `${read} as ${quoteName(code)}`;
  });
  const types = columns.map(({ type }) => type).join(' ');
  return sql.raw(`/* ${types} */ ${names.join(', ')}`);
}

/** A column of the record as text, for `toSql`, whose number functions read numeric columns. */
export function columnText(column: ModuleColumn): string {
  const name = `${quoteName(RECORD)}.${quoteName(column.column)}`;
  return column.code === 'revision' ? `${name}::numeric` : name;
}
