import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { tokenHash } from './token.ts';

/** Seconds that a login code lives. */
export const CODE_LIFE = 60;

/** For whom a login code is, and whose it is. */
export interface EmbedCode {
  readonly appKey: string;
  readonly userId: string;
  readonly authVersion: number;
}

/** Makes a login code; of it only the digest is kept. */
export async function issueEmbedCode(
  db: Kysely<Database>,
  { appKey, userId, authVersion }: EmbedCode,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db
    .insertInto('atrium.embed_code')
    .values({
      code_hash: tokenHash(code),
      app_key: appKey,
      user_id: userId,
      auth_version: authVersion,
      expires_at: sql<Date>`now() + make_interval(secs => ${CODE_LIFE})`,
    })
    .execute();
  return code;
}

/**
 * Takes a login code: of several who send it at once one gets it. Undefined where there is none, it is over, or its appKey
 * was switched off or its person changed meanwhile.
 */
export async function takeEmbedCode(db: Kysely<Database>, code: string): Promise<EmbedCode | undefined> {
  const { rows } = await sql<EmbedCode & { isGood: boolean }>`
    delete from atrium.embed_code c where c.code_hash = ${tokenHash(code)}
    returning c.app_key as "appKey", c.user_id as "userId", c.auth_version as "authVersion",
      c.expires_at > now()
      and exists (select from atrium.app_key k where k.key = c.app_key and k.status = 'active')
      and exists (select from atrium.user_account u
        where u.id = c.user_id and u.status = 'active' and u.auth_version = c.auth_version) as "isGood"`.execute(
    db,
  );
  const [row] = rows;
  return row?.isGood === true
    ? { appKey: row.appKey, userId: row.userId, authVersion: row.authVersion }
    : undefined;
}
