import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Whose draft, of which form and record. */
export interface DraftKey {
  readonly userId: string;
  readonly kind: string;
  readonly form: string;
  /** Empty for a new record. */
  readonly record: string;
}

export interface KeptDraft {
  readonly data: Readonly<Record<string, unknown>>;
  readonly revision: number | null;
  readonly updated_at: Date;
}

/** A draft, undefined where there is none. */
export async function findDraft(db: Kysely<Database>, key: DraftKey): Promise<KeptDraft | undefined> {
  return db
    .selectFrom('atrium.draft')
    .select(['data', 'revision', 'updated_at'])
    .where('user_id', '=', key.userId)
    .where('kind', '=', key.kind)
    .where('form', '=', key.form)
    .where('record', '=', key.record)
    .executeTakeFirst();
}

/** Keeps a draft in the place of the one before. @returns whether there was none */
export async function writeDraft(
  db: Kysely<Database>,
  { userId, ...key }: DraftKey,
  { data, revision, now }: { data: object; revision: number | null; now: Date },
): Promise<boolean> {
  const kept = { data: JSON.stringify(data), revision, updated_at: now };
  const { isNew } = await db
    .insertInto('atrium.draft')
    .values({ user_id: userId, ...key, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'form', 'record']).doUpdateSet(kept))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return isNew;
}

/** Forgets a draft. */
export async function removeDraft(db: Kysely<Database>, key: DraftKey): Promise<void> {
  await db
    .deleteFrom('atrium.draft')
    .where('user_id', '=', key.userId)
    .where('kind', '=', key.kind)
    .where('form', '=', key.form)
    .where('record', '=', key.record)
    .execute();
}

/** Number of drafts that a user keeps. */
export async function countDrafts(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('atrium.draft')
    .select(sql<string>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
