import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LocalText } from '../../../src/schemas/text.ts';
import type { Database } from '../../db/database.ts';

/** What a login needs of an account. */
export interface Credentials {
  readonly id: string;
  readonly password_hash: string;
  readonly auth_version: number;
  readonly is_demo: boolean;
  /** Whether another login of that name may lead into it. */
  readonly verified: boolean;
}

/** An active account by the name that it logs in with, letter case aside. */
export async function findCredentials(
  db: Kysely<Database>,
  loginName: string,
): Promise<Credentials | undefined> {
  return db
    .selectFrom('atrium.user_account')
    .select(['id', 'password_hash', 'auth_version', 'is_demo', 'verified'])
    .where(sql`lower(login_name)`, '=', sql`lower(${loginName})`)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** What guesses at a login name are counted by. */
export interface GuessedName {
  /** The account of that name, active or not. */
  readonly userId: string | undefined;
  /** The same for two names exactly where `findCredentials` takes them for one, whether there is such an account or not. */
  readonly key: string;
}

/** Whose password a login name guesses at, however it is spelled: the database alone says which names are one. */
export async function findGuessedName(db: Kysely<Database>, loginName: string): Promise<GuessedName> {
  const { rows } = await sql<{ id: string | null; name: string }>`
    select (select id from atrium.user_account where lower(login_name) = lower(${loginName})) as id,
      lower(${loginName}) as name`.execute(db);
  const { id = null, name = loginName } = rows[0] ?? {};
  return id === null
    ? { userId: undefined, key: `login name ${name}` }
    : { userId: id, key: `login account ${id}` };
}

/** Addresses looked at; whoever moves more than this is asked for patience while somebody guesses. */
const RECENT_SESSIONS = 200;

/** The addresses from which an account has logged in lately: housekeeping keeps sessions for a week after their end. */
export async function recentAddresses(db: Kysely<Database>, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ ip: string }>`
    select distinct recent.ip from (
      select ip from atrium.session where user_id = ${userId} order by issued_at desc limit ${RECENT_SESSIONS}
    ) recent`.execute(db);
  return rows.map(({ ip }) => ip);
}

/** Credentials by user id, for a user who is logged in. */
export async function findCredentialsOf(
  db: Kysely<Database>,
  userId: string,
): Promise<Credentials | undefined> {
  return db
    .selectFrom('atrium.user_account')
    .select(['id', 'password_hash', 'auth_version', 'is_demo', 'verified'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/**
 * Stores a new password and raises `auth_version`, which ends the user's sessions.
 * @param readVersion the version that the old password was verified at
 * @returns the new version, or undefined where somebody else was quicker
 */
export async function changePassword(
  db: Kysely<Database>,
  userId: string,
  passwordHash: string,
  readVersion: number,
): Promise<number | undefined> {
  const row = await db
    .updateTable('atrium.user_account')
    .set({ password_hash: passwordHash, auth_version: readVersion + 1 })
    .where('id', '=', userId)
    .where('auth_version', '=', readVersion)
    .returning('auth_version')
    .executeTakeFirst();
  return row?.auth_version;
}

/** A demo account with the name of its first role. */
export interface DemoAccount {
  readonly login_name: string;
  readonly role: LocalText | null;
}

/** The demo accounts, administrators first. */
export async function findDemoAccounts(db: Kysely<Database>): Promise<readonly DemoAccount[]> {
  const { rows } = await sql<DemoAccount>`
    select u.login_name, first.name as role
    from atrium.user_account u left join lateral (
      select r.name, r.sort, r.groupid from atrium.user_role m join atrium.role r on r.groupid = m.groupid
      where m.user_id = u.id order by m.sort, r.sort, r.groupid limit 1
    ) first on true
    where u.is_demo and u.status = 'active'
    order by first.sort, u.login_name limit 20`.execute(db);
  return rows;
}

/** The departments that people can say they belong to, in their order. */
export async function findColleges(
  db: Kysely<Database>,
): Promise<readonly { readonly value: string; readonly label: string }[]> {
  return db
    .selectFrom('atrium.department')
    .select(['id as value', 'name as label'])
    .where('parent', 'is not', null)
    .orderBy('sort')
    .orderBy('id')
    .limit(500)
    .execute();
}
