import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';
import type { ServerConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';

/** The appKey of the demo's parent page, which stands in its source. */
export const DEMO_APP_KEY = 'app-demo-portal';
const NAME = 'demo portal';

/** What it embeds of the demo campus. */
const SCOPE: EmbedScope = {
  systems: ['student-affairs'],
  resources: [
    { kind: 'mgrList', id: 'student-list' },
    { kind: 'app', id: 'student-dashboard' },
    { kind: 'form', id: 'student' },
    { kind: 'flow', id: 'leave-approval' },
  ],
};

const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;

/**
 * Registers the parent page of the demo, on the port after the portal's. Its origins follow the port at each start; what else
 * was made of it in the back office stays.
 */
export async function seedDemoSite(
  db: Kysely<Database>,
  { port }: Pick<ServerConfig, 'port'>,
): Promise<void> {
  const origins = ['127.0.0.1', 'localhost'].map((host) => ({
    origin: `http://${host}:${String(port + 1)}`,
  }));
  const { numUpdatedRows } = await db
    .updateTable('atrium.app_key')
    .set({ domains: json(origins) })
    .where('key', '=', DEMO_APP_KEY)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .insertInto('atrium.app_key')
    .values({
      ...{ key: DEMO_APP_KEY, name: NAME, status: 'active', domains: json(origins) },
      ...{ systems: json([...SCOPE.systems]), resources: json([...SCOPE.resources]) },
    })
    // Somebody may have given that name to a site of their own.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
