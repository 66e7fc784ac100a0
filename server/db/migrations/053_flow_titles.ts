import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * The titles of instances as all of their readers may see them, by which lists are searched: what a step hides cannot be
 * guessed from what is found. An instance that is there already gets its own with the next thing that happens to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table atrium.flow_instance add column public_title jsonb not null default '{}'`.execute(db);
  await sql`update atrium.flow_instance
    set public_title = jsonb_build_object('zhCN', initiator_name, 'enUS', initiator_name)`.execute(db);
}
