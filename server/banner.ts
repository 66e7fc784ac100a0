import type { Kysely } from 'kysely';
import type { ServerConfig } from './config/config.ts';
import type { Database } from './db/database.ts';
import { findDemoAccounts } from './modules/account/repository.ts';
import { DEMO_PASSWORD } from './seed/seed.ts';
import type { FirstAdministrator } from './seed/seed.ts';

/** What a person reads of the first administrator, in a frame so that the lines of the log around it do not hide it. */
export function describeAdministrator({ loginName, password }: FirstAdministrator): string {
  const lines = [
    `First administrator: ${loginName}, initial password: ${password}`,
    'It is shown at this first start alone, and stays valid until you change it: log in and do so.',
  ];
  const width = Math.max(...lines.map(({ length }) => length));
  const edge = `+${'-'.repeat(width + 2)}+`;
  return ['', edge, ...lines.map((line) => `| ${line.padEnd(width)} |`), edge, '', ''].join('\n');
}

/**
 * What a person reads when the server has started: where it is, and who can log in.
 * @param demoParent where the demo's parent window is; undefined: it is not served
 */
export async function describeStart(
  config: ServerConfig,
  db: Kysely<Database>,
  demoParent?: string,
): Promise<string> {
  const lines = ['', `Atrium is ready: ${config.publicUrl}`];
  const accounts = await findDemoAccounts(db);
  if (accounts.length > 0) {
    lines.push(`Demo accounts, password ${DEMO_PASSWORD}:`);
    for (const { login_name, role } of accounts) {
      lines.push(`  ${login_name.padEnd(10)} ${role === null ? '' : `${role.zhCN} (${role.enUS})`}`);
    }
  }
  if (demoParent !== undefined) lines.push(`A page of another site that embeds it: ${demoParent}`);
  return `${lines.join('\n')}\n\n`;
}
