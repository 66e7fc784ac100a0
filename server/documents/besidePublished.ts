import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** All documents, `r`, each beside the version that users have of it, `v`. */
export const besidePublished = (db: Kysely<Database>) =>
  db
    .selectFrom('atrium.resource as r')
    .leftJoin('atrium.resource_version as v', (join) =>
      join
        .onRef('v.kind', '=', 'r.kind')
        .onRef('v.id', '=', 'r.id')
        .onRef('v.version', '=', 'r.published_version'),
    );

/** Whether a draft says something else than what users have of it, or they have nothing of it. */
export const IS_OPEN = sql<boolean>`v.revision is distinct from r.revision`;
