import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { hashPassword } from '../security/password.ts';
import { noteInitialPassword } from '../session/initialPassword.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'atrium-demo';

/**
 * What an empty database is filled with: the demo campus, or nothing but the first administrator. Who that is is told
 * before the account is kept, so that a server that dies meanwhile loses no password.
 */
export type SeedContent =
  | { readonly campus: (db: Kysely<Database>) => Promise<void> }
  | { readonly onAdministrator: (account: FirstAdministrator) => void };

/** The account that an empty installation begins with. Its password is stored nowhere in clear. */
export interface FirstAdministrator {
  readonly loginName: string;
  readonly password: string;
}

/** A password arrives as its md5 (`docs/api.md`, Login response), so that is what gets hashed. */
function hashTyped(password: string, pepper: Buffer): Promise<string> {
  return hashPassword(createHash('md5').update(password, 'utf8').digest('hex'), pepper);
}

/** What an empty database was filled with; `present`: it was not empty. */
export type SeedOutcome = 'present' | 'campus' | 'administrator';

/**
 * Fills an empty database, whole or not at all: one transaction, under a lock, so that of several servers that start
 * at once one fills it and the others find it filled.
 * @param pepper the deployment's secret that every password hash is made with
 */
export async function seed(db: Kysely<Database>, pepper: Buffer, content: SeedContent): Promise<SeedOutcome> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', '120s', true), set_config('statement_timeout', '120s', true)`.execute(
      trx,
    );
    await sql`select pg_advisory_xact_lock(hashtext('atrium.seed'))`.execute(trx);
    const someone = await trx.selectFrom('atrium.user_account').select('id').limit(1).executeTakeFirst();
    if (someone !== undefined) return 'present';
    if ('onAdministrator' in content) {
      content.onAdministrator(await addAdministrator(trx, pepper));
      return 'administrator';
    }
    await content.campus(trx);
    await givePasswords(trx, pepper);
    await note(trx, 'seed.campus');
    return 'campus';
  });
}

/** Gives the demo accounts their password; the generator knows nothing of the deployment's pepper. */
async function givePasswords(trx: Kysely<Database>, pepper: Buffer): Promise<void> {
  const accounts = await trx
    .selectFrom('atrium.user_account')
    .select('id')
    .where('is_demo', '=', true)
    .execute();
  for (const { id } of accounts) {
    const password_hash = await hashTyped(DEMO_PASSWORD, pepper);
    await trx.updateTable('atrium.user_account').set({ password_hash }).where('id', '=', id).execute();
  }
}

async function addAdministrator(trx: Kysely<Database>, pepper: Buffer): Promise<FirstAdministrator> {
  const loginName = 'admin';
  const groupid = 'administrator';
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashTyped(password, pepper);
  await trx
    .insertInto('atrium.role')
    .values({ groupid, name: JSON.stringify({ zhCN: '系统管理员', enUS: 'Administrator' }), is_admin: true })
    .execute();
  await trx
    .insertInto('atrium.user_account')
    .values({
      id: 'admin',
      login_name: loginName,
      password_hash: passwordHash,
      real_name: '系统管理员',
    })
    .execute();
  await trx.insertInto('atrium.user_role').values({ user_id: 'admin', groupid }).execute();
  await noteInitialPassword(trx, 'admin', passwordHash);
  await note(trx, 'seed.administrator');
  return { loginName, password };
}

function note(trx: Kysely<Database>, action: string): Promise<void> {
  return writeAudit(trx, [
    { actor: 'system', ip: '', action, resource: 'database', result: 'accepted', requestId: '' },
  ]);
}
