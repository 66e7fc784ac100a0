import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { publicationStamp } from './repository.ts';

// Documents name each other, as interfaces do, and no foreign key holds them together. While one is published, nothing is
// removed that it may name: a removal waits for publications and they for it, until the transaction ends. Publications
// work beside each other, since one may rewrite a large table, and are judged anew where another one came before them.

/** Lets nothing be removed until the transaction ends. */
export async function lockRemovals(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('atrium.resource'))`.execute(db);
}

/**
 * Lets no other import begin until the transaction ends: what is new in both would be added by the one and stand in the way of
 * the other, which finds it when it has waited, and leaves it as it is.
 */
export async function lockImports(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('atrium.import'))`.execute(db);
}

/** Lets nothing be published until the transaction ends. */
export async function lockPublications(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('atrium.resource'))`.execute(db);
}

/** A publication that goes on beside others. */
export interface OpenPublication {
  /**
   * Lets no other publication end before this one does, and judges it anew where another one has ended since it began: what
   * each of two was judged among is not what users have after both. Called last before versions are added.
   */
  settle(judge: () => Promise<void>): Promise<void>;
}

/** Begins a publication, before anything is read by which it is judged. Nothing is removed until the transaction ends. */
export async function openPublication(db: Kysely<Database>): Promise<OpenPublication> {
  await lockRemovals(db);
  const before = await publicationStamp(db);
  return {
    settle: async (judge) => {
      await sql`select pg_advisory_xact_lock(hashtext('atrium.publication'))`.execute(db);
      if ((await publicationStamp(db)) !== before) await judge();
    },
  };
}
