import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { stillUsed } from '../../errors/stillUsed.ts';

/** Where a definition names what it works with. */
export type NamedAt = '{sql,database}' | '{http,credential}';

/** The most that are told of. */
const MOST = 100;

/** The interfaces that name something, in what is worked on or in what is published, as `moduleCode/interfaceUrl`. */
async function interfacesNaming(db: Kysely<Database>, at: NamedAt, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('atrium.interface as i')
    .leftJoin('atrium.interface_version as v', 'v.version', 'i.published_version')
    .select(['i.module_code', 'i.url'])
    .where((eb) =>
      eb.or([
        eb(sql`i.definition #>> ${at}::text[]`, '=', id),
        eb(sql`v.definition #>> ${at}::text[]`, '=', id),
      ]),
    )
    .orderBy('i.module_code')
    .orderBy('i.url')
    .limit(MOST)
    .execute();
  return rows.map(({ module_code, url }) => `${module_code}/${url}`);
}

/**
 * What interfaces name stays as they know it.
 * @throws AppError IN_USE with their addresses
 */
export async function refuseWhileNamed(...named: Parameters<typeof interfacesNaming>): Promise<void> {
  const list = await interfacesNaming(...named);
  if (list.length === 0) return;
  throw stillUsed(
    list.map((address) => ({ zhCN: address, enUS: address })),
    list,
  );
}
