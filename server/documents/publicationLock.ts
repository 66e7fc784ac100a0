import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

// Documents name each other, as interfaces do, and no foreign key holds them together. While one is published, nothing is removed that it
// may name: publications go on beside each other, a removal waits for them and they for it, until the transaction ends.

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
