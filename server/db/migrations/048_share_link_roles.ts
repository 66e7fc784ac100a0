import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The role in which a share link was made: it opens what that role may read (`docs/decisions/share-links.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table atrium.share_link add column maker_role text
    references atrium.role (groupid) on delete set null`.execute(db);
  // Of those that are there the role is not known: the widest of whoever made it.
  await sql`update atrium.share_link l set maker_role = (
    select m.groupid from atrium.user_role m join atrium.role r on r.groupid = m.groupid
    where m.user_id = l.created_by
    order by r.is_admin desc, exists (select from atrium.design_right d where d.role = r.groupid) desc, m.sort
    limit 1)`.execute(db);
}
