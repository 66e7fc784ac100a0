import type { Kysely } from 'kysely';
import type { ServerConfig } from './config/config.ts';
import type { Database } from './db/database.ts';
import { findDemoAccounts } from './modules/account/repository.ts';
import { DEMO_PASSWORD } from './seed/seed.ts';
import type { FirstAdministrator } from './seed/seed.ts';

/** What a person reads of the first administrator. */
export function describeAdministrator({ loginName, password }: FirstAdministrator): string {
  return (
    `\nFirst administrator: ${loginName}, one-time password: ${password}\n` +
    'It is shown this once. Log in and change it.\n\n'
  );
}

/** What a person reads when the server has started: where it is, and who can log in. */
export async function describeStart(config: ServerConfig, db: Kysely<Database>): Promise<string> {
  const lines = ['', `Atrium is ready: ${config.publicUrl}`];
  const accounts = await findDemoAccounts(db);
  if (accounts.length > 0) {
    lines.push(`Demo accounts, password ${DEMO_PASSWORD}:`);
    for (const { login_name, role } of accounts) {
      lines.push(`  ${login_name.padEnd(10)} ${role === null ? '' : `${role.zhCN} (${role.enUS})`}`);
    }
  }
  return `${lines.join('\n')}\n\n`;
}
