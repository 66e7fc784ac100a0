import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';

/** A system that people of the installation design, by what it is called. */
export interface DesignableSystem {
  readonly id: string;
  readonly title: LocalText;
}

/** The systems that are not the product's own, by id; called by their drafts, which every one has. */
export async function designableSystems(db: Kysely<Database>): Promise<readonly DesignableSystem[]> {
  const { rows } = await sql<{ id: string; zhCN: string; enUS: string }>`
    select id, coalesce(schema #>> '{title,zhCN}', name) as "zhCN", coalesce(schema #>> '{title,enUS}', name) as "enUS"
    from atrium.resource where kind = 'system' and origin = 'own' order by id`.execute(db);
  return rows.map(({ id, zhCN, enUS }) => ({ id, title: { zhCN, enUS } }));
}
