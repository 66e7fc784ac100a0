import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Versions that users never had: working documents that an import has replaced (`docs/decisions/bundles.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['resource_version', 'removed_version'])
    await sql`alter table atrium.${sql.raw(table)} add column replaced boolean not null default false`.execute(
      db,
    );
}
