import { sql } from 'kysely';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { RegisteredDatabaseTable } from '../db/interfaceTables.ts';
import type { RegisteredDatabase } from './SourcePools.ts';

/** What a save writes. */
export type DatabaseContent = Omit<Insertable<RegisteredDatabaseTable>, 'id' | 'revision'>;

/** All registered databases, by name. */
export function listDatabases(db: Kysely<Database>): Promise<RegisteredDatabase[]> {
  return db.selectFrom('atrium.registered_database').selectAll().orderBy('name').orderBy('id').execute();
}

export function findDatabase(db: Kysely<Database>, id: string): Promise<RegisteredDatabase | undefined> {
  return db.selectFrom('atrium.registered_database').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds a database. @returns its revision; undefined where the id is taken */
export async function insertDatabase(
  db: Kysely<Database>,
  id: string,
  content: DatabaseContent,
): Promise<number | undefined> {
  const row = await db
    .insertInto('atrium.registered_database')
    .values({ id, ...content })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}

/** Changes one at the revision that was read. @returns the new one; undefined where it is another */
export async function updateDatabase(
  db: Kysely<Database>,
  at: { readonly id: string; readonly revision: number },
  content: DatabaseContent,
): Promise<number | undefined> {
  const row = await db
    .updateTable('atrium.registered_database')
    .set({ ...content, revision: sql<number>`revision + 1` })
    .where('id', '=', at.id)
    .where('revision', '=', at.revision)
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}

/** Removes one at the revision that was read. @returns whether it was still there */
export async function deleteDatabase(db: Kysely<Database>, id: string, revision: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('atrium.registered_database')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
