import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { pageKinds } from '../../../src/schemas/kinds.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import type { Database } from '../../db/database.ts';

const kinds: readonly string[] = ['system', 'flow', ...pageKinds];

/** A document that an appKey can open. */
export interface Embeddable {
  readonly kind: string;
  readonly id: string;
  readonly title: LocalText;
}

/** What is published of systems, pages and flows, but for the back office: nobody else's page stands around that. */
export async function listEmbeddable(db: Kysely<Database>): Promise<readonly Embeddable[]> {
  const { rows } = await sql<{ kind: string; id: string; zhCN: string; enUS: string }>`
    select kind, id, coalesce(schema #>> '{title,zhCN}', name) as "zhCN", coalesce(schema #>> '{title,enUS}', name) as "enUS"
    from atrium.resource
    where origin = 'own' and published_version is not null and kind = any(${kinds}::text[])
    order by kind, id`.execute(db);
  return rows.map(({ kind, id, zhCN, enUS }) => ({ kind, id, title: { zhCN, enUS } }));
}
