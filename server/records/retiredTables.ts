import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import { quoteName } from './identifier.ts';
import { readEntries, writeEntries } from './moduleColumns.ts';
import type { ColumnEntry } from './moduleColumns.ts';
import { tableName } from './shape.ts';

/** The table of a form that was removed, as `atrium.removed_document` keeps it. */
interface RetiredTable {
  /** Name in schema `data`; no form's table is called so, since no id holds an underscore there. */
  readonly table: string;
  readonly entries: readonly ColumnEntry[];
}

const named = (table: string): RawBuilder<unknown> => sql.id('data', table);

/** Whether there is a table of a name in schema `data`. */
export async function tableExists(trx: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql<{ present: boolean }>`
    select to_regclass(${`data.${quoteName(table)}`}) is not null as present`.execute(trx);
  return rows[0]?.present === true;
}

/**
 * Sets the table of a form that is removed aside, with all that it holds; a form of the same id starts with a new one.
 * Waits for whoever writes to it.
 * @returns what brings it back; undefined where there is no table
 */
export async function retireTable(trx: Kysely<Database>, formId: string): Promise<RetiredTable | undefined> {
  const table = tableName(formId);
  if (!(await tableExists(trx, table))) return undefined;
  await sql`lock table ${named(table)} in access exclusive mode`.execute(trx);
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = 'data' and tablename = ${table}
      and indexname ~ '^(newest|unique|order|equal)_[0-9a-f]{24}$'`.execute(trx);
  // Their names are of the form's id; publishing the form builds them anew.
  for (const { name } of rows) await sql`drop index ${sql.id('data', name)}`.execute(trx);
  const retired = `retired_${randomBytes(12).toString('hex')}`;
  await sql`alter table ${named(table)} rename to ${sql.id(retired)}`.execute(trx);
  const entries = await readEntries(trx, formId);
  await writeEntries(trx, formId, []);
  return { table: retired, entries };
}

/** Gives a form that comes back its table; the form has to be published before anybody reads it. */
export async function restoreTable(trx: Kysely<Database>, formId: string, kept: unknown): Promise<void> {
  const { table, entries } = kept as RetiredTable;
  await sql`alter table ${named(table)} rename to ${sql.id(tableName(formId))}`.execute(trx);
  await writeEntries(trx, formId, entries);
}

/** Drops the table of a form that does not come back; the files of its records are over with it. */
export async function purgeTable(trx: Kysely<Database>, formId: string, kept: unknown): Promise<void> {
  const { table } = kept as RetiredTable;
  if (!(await tableExists(trx, table))) return;
  await sql`update atrium.stored_file set record = null, expires_at = now()
    where record in (select ${formId} || '/' || id from ${named(table)})`.execute(trx);
  await sql`drop table ${named(table)}`.execute(trx);
}
