import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { tableOf } from '../../records/identifier.ts';
import type { ModuleField, ModuleShape } from '../../records/shape.ts';
import type { Row } from './campus.ts';

/** Records of one statement: few round trips, and parameters of some hundred KiB. */
const BATCH = 1000;

const recordTypes: Readonly<Record<ModuleField['type'], string>> = {
  text: 'text',
  number: 'numeric',
  bool: 'boolean',
  date: 'date',
  datetime: 'timestamptz',
  list: 'jsonb',
  user: 'jsonb',
  json: 'jsonb',
};

export interface SeedRecord {
  readonly id: string;
  readonly values: Row;
}

/**
 * Adds records to a module's table as the generator made them, many by one statement: each batch travels as one JSON
 * text that the database takes apart.
 * @param at when they were made and changed, ISO 8601
 */
export async function insertRecords(
  db: Kysely<Database>,
  shape: ModuleShape,
  records: readonly SeedRecord[],
  { actor, at }: { readonly actor: string; readonly at: string },
): Promise<void> {
  const { fields } = shape;
  const columns = sql.join(fields.map(({ column }) => sql.id(column)));
  const values = sql.join(fields.map(({ code }) => sql.id('seed', code)));
  const types = sql.join([
    sql`id text`,
    ...fields.map(({ code, type }) => sql`${sql.id(code)} ${sql.raw(recordTypes[type])}`),
  ]);
  for (let start = 0; start < records.length; start += BATCH) {
    const batch = records.slice(start, start + BATCH).map((record) => ({ ...record.values, id: record.id }));
    await sql`insert into ${tableOf(shape)} (id, created_by, created_at, updated_by, updated_at, ${columns})
      select seed.id, ${actor}, ${at}::timestamptz, ${actor}, ${at}::timestamptz, ${values}
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as seed(${types})`.execute(db);
  }
}
