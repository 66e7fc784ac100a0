import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/AppError.ts';
import { tokenHash } from '../session/token.ts';

/**
 * Notes the sign of a writing call, on its own: of any number of equal requests, also parallel ones, one goes on. Rows
 * outlive the window of allowed timestamps on both sides, so an old sign cannot come back.
 * @throws AppError REPLAY
 */
export async function refuseReplay(db: Kysely<Database>, token: string, sign: string): Promise<void> {
  const noted = await db
    .insertInto('atrium.seen_sign')
    .values({ token_hash: tokenHash(token), sign })
    .onConflict((conflict) => conflict.columns(['token_hash', 'sign']).doNothing())
    .executeTakeFirst();
  if ((noted.numInsertedOrUpdatedRows ?? 0n) === 0n) throw new AppError('REPLAY');
}
