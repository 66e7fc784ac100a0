import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What is known of a stored file. */
export interface FileEntry {
  readonly id: string;
  /** As people see it; never a path. */
  readonly name: string;
  readonly size: number;
  /** Media type. */
  readonly type: string;
  /** User id. */
  readonly owner: string;
}

/** Notes a stored file; without an end it stays. */
export async function insertFile(
  db: Kysely<Database>,
  file: FileEntry & { readonly purpose: string; readonly expiresAt: Date | null },
): Promise<void> {
  const { expiresAt, ...entry } = file;
  await db
    .insertInto('atrium.stored_file')
    .values({ ...entry, expires_at: expiresAt })
    .execute();
}

/** A file that is not over. */
export async function findFile(db: Kysely<Database>, id: string): Promise<FileEntry | undefined> {
  return db
    .selectFrom('atrium.stored_file')
    .select(['id', 'name', 'size', 'type', 'owner'])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
}

/** Ids of files that are over. */
export async function findExpired(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('atrium.stored_file')
    .select('id')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets a file whose content is gone. */
export async function forgetFile(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('atrium.stored_file').where('id', '=', id).execute();
}
