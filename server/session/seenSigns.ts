import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { batchReads } from '../db/batchReads.ts';
import type { Database } from '../db/database.ts';
import { tokenKey } from './token.ts';

/** Notes the sign of a writing call; whether it was new. */
export type NoteSign = (token: string, sign: string) => Promise<boolean>;

/**
 * Notes signs, each on its own and committed at once: of any number of equal ones, also at the same moment, one is new. Those
 * that come while a statement is on its way go into the next one (`batchReads.ts`). Rows outlive the window of allowed
 * timestamps on both sides, so an old sign cannot come back.
 * @param db the process's own handle, outside of any transaction
 */
export function seenSigns(db: Kysely<Database>): NoteSign {
  const note = batchReads((keys: readonly string[]) => noteAll(db, keys));
  let calls = 0;
  return (token, sign) => {
    calls += 1;
    // Equal signs are calls of their own, of which one alone may go on.
    return note(`${tokenKey(token)} ${sign} ${String(calls)}`);
  };
}

async function noteAll(db: Kysely<Database>, keys: readonly string[]): Promise<readonly boolean[]> {
  const calls = keys.map((key) => key.split(' '));
  const signs = new Map(calls.map(([token = '', sign = '']) => [`${token} ${sign}`, { token, sign }]));
  // In one order for all processes, so that none waits in a circle.
  const all = [...signs.keys()].toSorted().flatMap((key) => signs.get(key) ?? []);
  const tokens = all.map(({ token }) => Buffer.from(token, 'base64'));
  const { rows } = await sql<{ token_hash: Buffer; sign: string }>`
    insert into atrium.seen_sign (token_hash, sign)
    select s.token_hash, s.sign from unnest(${tokens}::bytea[], ${all.map(({ sign }) => sign)}::text[]) as s(token_hash, sign)
    on conflict (token_hash, sign) do nothing returning token_hash, sign`.execute(db);
  const fresh = new Set(rows.map((row) => `${row.token_hash.toString('base64')} ${row.sign}`));
  // The first of equal ones takes it.
  return calls.map(([token = '', sign = '']) => fresh.delete(`${token} ${sign}`));
}
