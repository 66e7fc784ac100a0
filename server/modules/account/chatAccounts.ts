import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ChatPlatform } from '../../chatApps/ChatApp.ts';
import type { Database } from '../../db/database.ts';
import { findCredentials } from './repository.ts';
import type { Credentials } from './repository.ts';

/** Longer than any provider takes a code for; they say five minutes. */
const CODE_LIFETIME = sql<Date>`now() + interval '10 minutes'`;

/**
 * Notes that a code is asked about, in all processes.
 * @returns false where it was before
 */
export async function claimCode(
  db: Kysely<Database>,
  platform: ChatPlatform,
  code: string,
): Promise<boolean> {
  const hash = createHash('sha256')
    .update(`${String(platform)} ${code}`, 'utf8')
    .digest();
  const claimed = await db
    .insertInto('atrium.chat_code')
    .values({ hash, expires_at: CODE_LIFETIME })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A person as a provider knows them. */
export interface ChatPerson {
  readonly platform: ChatPlatform;
  readonly userId: string;
  readonly loginName?: string;
}

/**
 * The active account of a person: the one that administrators bound them to, else the one of their login name, unless somebody
 * made that for themselves and no administrator has looked at it. A binding
 * stands alone: where its account is disabled, the name opens no other.
 */
export async function findChatAccount(
  db: Kysely<Database>,
  { platform, userId, loginName }: ChatPerson,
): Promise<Credentials | undefined> {
  const bound = await db
    .selectFrom('atrium.chat_account as chat')
    .innerJoin('atrium.user_account as account', 'account.id', 'chat.user_id')
    .select(['account.id', 'password_hash', 'auth_version', 'is_demo', 'verified', 'status'])
    .where('chat.platform', '=', platform)
    .where('chat.platform_user_id', '=', userId)
    .executeTakeFirst();
  if (bound !== undefined) return bound.status === 'active' ? bound : undefined;
  const named = loginName === undefined ? undefined : await findCredentials(db, loginName);
  return named?.verified === true ? named : undefined;
}

/** The account of a login name, also one that is disabled: a binding may wait for it. */
export async function findAccountId(db: Kysely<Database>, loginName: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('atrium.user_account')
    .select('id')
    .where(sql`lower(login_name)`, '=', sql`lower(${loginName})`)
    .executeTakeFirst();
  return found?.id;
}
