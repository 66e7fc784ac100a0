import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ConfigValue } from '../../db/portalTables.ts';

/** The configurations of the project by their codes. @param codes undefined is all; those that there are none of are left out */
export async function readConfigs(
  db: Kysely<Database>,
  codes: readonly string[] | undefined,
): Promise<Readonly<Record<string, ConfigValue>>> {
  const rows = await db
    .selectFrom('atrium.custom_config')
    .select(['code', 'value'])
    .$if(codes !== undefined, (some) => some.where(sql<boolean>`code = any(${codes ?? []})`))
    .orderBy('code')
    .execute();
  return Object.fromEntries(rows.map(({ code, value }) => [code, value]));
}
