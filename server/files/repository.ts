import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

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

/** A stored file with the record that names it, as `student/<id>`. */
export interface KeptFile extends FileEntry {
  readonly record: string | null;
  readonly purpose: string;
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
export async function findFile(db: Kysely<Database>, id: string): Promise<KeptFile | undefined> {
  const [file] = await findFiles(db, [id]);
  return file;
}

/** Those of several files that are not over. */
export async function findFiles(db: Kysely<Database>, ids: readonly string[]): Promise<readonly KeptFile[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('atrium.stored_file')
    .select(['id', 'name', 'size', 'type', 'owner', 'record', 'purpose'])
    .where('id', 'in', [...ids])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .execute();
}

/** Gives files that no record names to one, for as long as it does. @returns how many there were to give */
export async function bindFiles(
  db: Kysely<Database>,
  ids: readonly string[],
  record: string,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('atrium.stored_file')
    .set({ record, expires_at: null })
    .where('id', 'in', [...ids])
    .where('record', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Gives files of one record to another, for as long as that names them. */
export async function moveFiles(
  db: Kysely<Database>,
  { ids, from, to }: { ids: readonly string[]; from: string; to: string },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('atrium.stored_file')
    .set({ record: to })
    .where('id', 'in', [...ids])
    .where('record', '=', from)
    .execute();
}

/** Files that their record names no more: they stay until `expiresAt`, so that a mistake can be mended. */
export async function releaseFiles(
  db: Kysely<Database>,
  { ids, record, expiresAt }: { ids: readonly string[]; record: string; expiresAt: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('atrium.stored_file')
    .set({ record: null, expires_at: expiresAt })
    .where('id', 'in', [...ids])
    .where('record', '=', record)
    .execute();
}

/** A record is gone with all that it held: its files stay until `expiresAt`. */
export async function releaseAll(db: Kysely<Database>, record: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('atrium.stored_file')
    .set({ record: null, expires_at: expiresAt })
    .where('record', '=', record)
    .execute();
}

/** Uploads of a user that no record names yet: they stay at least until `expiresAt`. */
export async function keepFiles(
  db: Kysely<Database>,
  {
    ids,
    owner,
    purpose,
    expiresAt,
  }: { ids: readonly string[]; owner: string; purpose: string; expiresAt: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('atrium.stored_file')
    .set({ expires_at: expiresAt })
    .where('id', 'in', [...ids])
    .where('owner', '=', owner)
    .where('purpose', '=', purpose)
    .where('record', 'is', null)
    .where('expires_at', '<', expiresAt)
    .execute();
}

/** Lets uploads of one user queue until the transaction ends, so that each counts the ones before it. */
export async function lockOwner(db: Kysely<Database>, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`upload ${owner}`}))`.execute(db);
}

/** Bytes that a user's files of one purpose come to. */
export async function sizeOfUploads(db: Kysely<Database>, owner: string, purpose: string): Promise<number> {
  const row = await db
    .selectFrom('atrium.stored_file')
    .select(sql<string>`coalesce(sum(size), 0)`.as('size'))
    .where('owner', '=', owner)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return Number(row.size);
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
