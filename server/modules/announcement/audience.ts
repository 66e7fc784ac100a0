import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Recipients } from '../../db/messageTables.ts';

/** Whom an announcement is for. */
interface Audience {
  readonly everybody: boolean;
  readonly recipients: Recipients | null;
}

const idsOf = (chosen: Recipients[keyof Recipients]): string[] => (chosen ?? []).map(({ value }) => value);

/**
 * Some of the active accounts that an announcement is for, in the order of their ids: those chosen, those of the roles and
 * labels, and those of the departments and all below them.
 * @param after the last one before
 */
export async function nextRecipients(
  db: Kysely<Database>,
  { everybody, recipients }: Audience,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<readonly string[]> {
  const { userList, deptList, privilegeList, labelList } = recipients ?? {};
  const { rows } = await sql<{ id: string }>`
    with recursive below(id) as (
      select id from atrium.department where id = any(${idsOf(deptList)}::text[])
      union select d.id from atrium.department d join below b on d.parent = b.id
    )
    select u.id from atrium.user_account u
    where u.status = 'active' and u.id > ${after} and (
      ${everybody}
      or u.id = any(${idsOf(userList)}::text[])
      or u.department in (select id from below)
      or exists (select from atrium.user_role m
        where m.user_id = u.id and m.groupid = any(${idsOf(privilegeList)}::text[]))
      or exists (select from atrium.user_label l
        where l.user_id = u.id and l.label = any(${idsOf(labelList)}::text[]))
    )
    order by u.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
