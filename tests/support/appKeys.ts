import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';

const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;

/** A registered site as it is written into the table. */
export interface TestSite extends Partial<EmbedScope> {
  readonly key: string;
  readonly origins: readonly string[];
  readonly status?: 'active' | 'disabled';
}

/** Registers sites past the back office. */
export async function registerSites(db: Kysely<Database>, sites: readonly TestSite[]): Promise<void> {
  await db
    .insertInto('atrium.app_key')
    .values(
      sites.map(({ key, origins, status = 'active', systems = [], resources = [] }) => ({
        ...{ key, name: key, status },
        domains: json(origins.map((origin) => ({ origin }))),
        systems: json([...systems]),
        resources: json([...resources]),
      })),
    )
    .execute();
}
