import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** A leaky bucket: how many tries fit, and how fast it empties. */
export interface Bucket {
  readonly capacity: number;
  /** Tries per second that drain away. */
  readonly drain: number;
}

/**
 * Wrong tries from one address; on one account from one address, and from all of them together, where no single
 * address can fill the bucket; visitors from one address. Good logins give their try back.
 */
export const loginBuckets = {
  address: { capacity: 10, drain: 10 / 60 },
  account: { capacity: 5, drain: 5 / 300 },
  anywhere: { capacity: 30, drain: 30 / 300 },
  visitor: { capacity: 60, drain: 1 },
} as const satisfies Record<string, Bucket>;

/**
 * Codes sent to one phone, which all have to fit; to whatever phones from one address, behind which a whole dormitory may
 * be.
 */
export const codeBuckets = {
  minute: { capacity: 1, drain: 1 / 60 },
  hour: { capacity: 5, drain: 5 / 3600 },
  day: { capacity: 10, drain: 10 / 86_400 },
  address: { capacity: 100, drain: 100 / 3600 },
} as const satisfies Record<string, Bucket>;

/**
 * Takes one try from a bucket, in one atomic statement on its own: parallel tries cannot slip past the count, and a
 * refusal that rolls back elsewhere still counts.
 * @param scale factor on the bucket; 0 switches it off
 * @returns 0 where the try fits, else the seconds after which the next one will
 */
export async function takeTry(
  db: Kysely<Database>,
  key: string,
  bucket: Bucket,
  scale: number,
): Promise<number> {
  if (scale === 0) return 0;
  const capacity = Math.max(1, bucket.capacity * scale);
  const drain = bucket.drain * scale;
  const level = sql<number>`greatest(0, bucket.level
    - extract(epoch from clock_timestamp() - bucket.updated_at)::float8 * ${drain}::float8)`;
  const { rows } = await sql<{ level: number }>`
    insert into atrium.rate_limit as bucket (key, level, updated_at) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set level = ${level} + 1, updated_at = clock_timestamp()
      where ${level} + 1 <= ${capacity}::float8
    returning bucket.level`.execute(db);
  if (rows.length > 0) return 0;
  const full = await sql<{ level: number }>`
    select ${level} as level from atrium.rate_limit as bucket where key = ${key}`.execute(db);
  const over = (full.rows[0]?.level ?? 0) + 1 - capacity;
  return Math.max(1, Math.ceil(over / drain));
}

/** Gives a try back: it was a good one. */
export async function giveBackTry(db: Kysely<Database>, key: string): Promise<void> {
  await sql`update atrium.rate_limit set level = greatest(0, level - 1) where key = ${key}`.execute(db);
}

/** Empties a bucket, as a successful login does with its account's. */
export async function clearTries(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('atrium.rate_limit').where('key', '=', key).execute();
}
