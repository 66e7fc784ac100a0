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

/** What changes would take from those who need it, and from whom. */
const moving: Readonly<Record<string, { readonly when: string; readonly who: string }>> = {
  write_registered_database: {
    when: 'new.kind is distinct from old.kind',
    who: interfacesNaming('{sql,database}'),
  },
  write_credential: {
    when: 'new."moduleCode" is distinct from old."moduleCode" or new.origin is distinct from old.origin',
    who: interfacesNaming('{http,credential}'),
  },
};

/** Changes a function in one place; all else that it does stays as it is by now. */
const change = (db: Kysely<unknown>, name: string, before: string, after: string): Promise<unknown> =>
  sql
    .raw(
      `do $do$ begin execute replace(pg_get_functiondef('atrium.${name}'::regproc), $old$${before}$old$, $new$${after}$new$); end $do$`,
    )
    .execute(db);

/**
 * Who wants to remove what others need, or to change it so that it is of no use to them, is told who they are
 * (`errors/stillUsed.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function atrium.refuse(code text, users text) returns void language plpgsql as $$
    begin raise exception using errcode = 'AT001', message = code, detail = coalesce(users, ''); end $$`,
    )
    .execute(db);
  const plain = "atrium.refuse('STILL_USED')";
  for (const [name, who] of Object.entries(refusing))
    await change(db, name, plain, `atrium.refuse('STILL_USED', ${usersOf(who)})`);
  const fixed = "perform atrium.refuse('CODE_FIXED'); end if;";
  for (const [name, { when, who }] of Object.entries(moving)) {
    const refused = `perform atrium.refuse('IN_USE', ${usersOf(who)})`;
    await change(
      db,
      name,
      fixed,
      `${fixed}
        if old.interfaces > 0 and (${when}) then ${refused}; end if;`,
    );
  }
}
