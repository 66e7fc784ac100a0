import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How many names go along; the number of all stands before them. */
const NAMED = 10;

/** A line with how many there are, and a line for each of the first. @param who selects their names as one column */
const usersOf = (who: string): string => `(with who(name) as (${who})
  select count(*)::text || E'\\n' || (select string_agg(name, E'\\n') from (select name from who order by name limit ${String(NAMED)}) as first)
  from who)`;

const interfacesNaming = (at: string): string => `select i.module_code || '/' || i.url from atrium.interface i
  left join atrium.interface_version v on v.version = i.published_version
  where i.definition #>> '${at}' = old.id or v.definition #>> '${at}' = old.id`;

/** Functions that refuse a removal, and who needs what they keep. */
const refusing: Readonly<Record<string, string>> = {
  write_role: `select u.real_name from atrium.user_role m join atrium.user_account u on u.id = m.user_id
    where m.groupid = old.id`,
  write_department: `select d.name from atrium.department d where d.parent = old.id
    union all select u.real_name from atrium.user_account u where u.department = old.id`,
  write_label: `select u.real_name from atrium.user_label m join atrium.user_account u on u.id = m.user_id
    where m.label = old.id`,
  write_registered_database: interfacesNaming('{sql,database}'),
  write_credential: interfacesNaming('{http,credential}'),
};

/** Who wants to remove what others need is told who they are (`errors/stillUsed.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function atrium.refuse(code text, users text) returns void language plpgsql as $$
    begin raise exception using errcode = 'AT001', message = code, detail = coalesce(users, ''); end $$`,
    )
    .execute(db);
  for (const [name, who] of Object.entries(refusing)) {
    // All else that the function does stays as it is by now.
    await sql
      .raw(
        `do $do$ begin execute replace(pg_get_functiondef('atrium.${name}'::regproc),
      $old$atrium.refuse('STILL_USED')$old$, $new$atrium.refuse('STILL_USED', ${usersOf(who)})$new$); end $do$`,
      )
      .execute(db);
  }
}
