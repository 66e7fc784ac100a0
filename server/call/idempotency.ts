import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/AppError.ts';

/** What makes two calls the same call: where it went, in which role, and the payload without the client's clock. */
export function fingerprint(action: string, groupId: string | undefined, param: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([action, groupId ?? null, canonical(param)]))
    .digest('hex');
}

/** The same value with the keys of every object in order, so that a client may write them in any order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => [key, canonical(member)]);
  // Marked, since a list of pairs would look the same.
  return { object: members };
}

/**
 * Claims a request id inside the call's transaction. A parallel call with the same id waits here until the first one
 * has committed, and then gets its answer; where that one rolled back, it goes on itself.
 * @returns the text of the first answer, or undefined where this call is the first
 * @throws AppError REQUEST_ID_REUSED where the id came with another payload; what the first call was refused with, where
 *   that may have been done all the same
 */
export async function claimRequest(
  trx: Kysely<Database>,
  actor: string,
  requestId: string,
  print: string,
): Promise<string | undefined> {
  const claimed = await trx
    .insertInto('atrium.idempotency')
    .values({ actor, request_id: requestId, fingerprint: print, answer: null })
    .onConflict((conflict) => conflict.columns(['actor', 'request_id']).doNothing())
    .executeTakeFirst();
  if ((claimed.numInsertedOrUpdatedRows ?? 0n) > 0n) return undefined;
  const first = await trx
    .selectFrom('atrium.idempotency')
    .select(['fingerprint', 'answer', 'refusal'])
    .where('actor', '=', actor)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const { answer, refusal } = first;
  if (first.fingerprint !== print) throw new AppError('REQUEST_ID_REUSED');
  if (refusal !== null) throw new AppError(refusal.code, { message: refusal.message });
  if (answer === null) throw new AppError('REQUEST_ID_REUSED');
  return answer;
}

/** The statement that keeps the answer of a claimed request id, in the same transaction as what it did. */
export const keptAnswer = (trx: Kysely<Database>, actor: string, requestId: string, answer: string) =>
  trx
    .updateTable('atrium.idempotency')
    .set({ answer })
    .where('actor', '=', actor)
    .where('request_id', '=', requestId);

/** Keeps what a claimed request id was refused with, so that what may have been done is not done again. */
export async function keepRefusal(
  trx: Kysely<Database>,
  actor: string,
  requestId: string,
  { code, texts: message }: AppError,
): Promise<void> {
  await trx
    .updateTable('atrium.idempotency')
    .set({ refusal: JSON.stringify({ code, message }) })
    .where('actor', '=', actor)
    .where('request_id', '=', requestId)
    .execute();
}
