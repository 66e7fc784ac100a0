import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { CredentialTable } from '../db/interfaceTables.ts';

export type Credential = Selectable<CredentialTable>;

/** What a save writes. */
export type CredentialContent = Omit<Insertable<CredentialTable>, 'id' | 'revision'>;

/** What a credential is sealed for: of another origin or module it opens nothing. */
export const sealedFor = (row: Pick<Credential, 'id' | 'origin' | 'module_code' | 'header'>): string =>
  `credential ${row.id} ${row.module_code} ${row.header} ${row.origin}`;

export function listCredentials(db: Kysely<Database>): Promise<Credential[]> {
  return db.selectFrom('atrium.credential').selectAll().orderBy('name').orderBy('id').execute();
}

export function findCredential(db: Kysely<Database>, id: string): Promise<Credential | undefined> {
  return db.selectFrom('atrium.credential').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds a credential, or changes one at the revision that was read. @returns its revision; undefined where that does not fit */
export async function writeCredential(
  db: Kysely<Database>,
  { id, revision }: { readonly id: string; readonly revision: number | undefined },
  content: CredentialContent,
): Promise<number | undefined> {
  const row =
    revision === undefined
      ? await db
          .insertInto('atrium.credential')
          .values({ id, ...content })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('atrium.credential')
          .set({ ...content, revision: sql<number>`revision + 1` })
          .where('id', '=', id)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return row?.revision;
}

/** Removes one at the revision that was read. @returns whether it was still there */
export async function deleteCredential(db: Kysely<Database>, id: string, revision: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('atrium.credential')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
