import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * How far the numbers of removed resources were: a resource that gets the id anew counts on from there. Versions are
 * kept parsed by their number, by servers and browsers alike, so that a number never comes to mean something else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table atrium.removed_resource (
        kind text not null,
        id text not null,
        version integer not null,
        revision integer not null,
        primary key (kind, id)
      )`,
    )
    .execute(db);
}
