import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Files that people upload belong to one record (`student/<id>`) once it names them; until then to whoever uploaded
 * them. What an owner has stored is counted against a quota.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table atrium.stored_file add column record text',
  'create index stored_file_record on atrium.stored_file (record) where record is not null',
  'create index stored_file_owner on atrium.stored_file (owner, purpose)',
];
