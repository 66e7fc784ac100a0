import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  'alter table atrium.user_account add column verified boolean not null default true',
  // Who made an account was noted from the first day.
  `update atrium.user_account u set verified = false where exists (
    select from atrium.audit a where a.action = 'account.register' and a.resource = 'user/' || u.id)`,
  `create or replace view data."platform-user" as
    select id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
      updated_at::timestamptz(3) as updated_at, login_name as "loginName", real_name as "realName",
      nullif(phone, '') as phone, nullif(sex, '') as sex, department,
      coalesce((select jsonb_agg(m.groupid order by m.sort, m.groupid) from atrium.user_role m
        where m.user_id = u.id), '[]'::jsonb) as roles,
      status, null::text as password,
      (select max(s.seen_at) from atrium.session s where s.user_id = u.id)::timestamptz(3) as "seenAt",
      coalesce((select jsonb_agg(l.label order by l.label) from atrium.user_label l
        where l.user_id = u.id), '[]'::jsonb) as labels,
      u.phone <> '' and exists (
        select from atrium.user_account other
        where other.phone <> '' and other.id <> u.id and other.phone in (plain, '+86' || plain)
      ) as "phoneShared",
      verified
    from atrium.user_account u
      cross join lateral (select regexp_replace(u.phone, '^\\+86(?=1[3-9])', '') as plain) spelt`,
  // Runs after write_user, since triggers run by their names. Whom an administrator adds is known.
  `create function atrium.write_user_verified() returns trigger language plpgsql as $$
    begin
      new.verified := coalesce(new.verified, true);
      update atrium.user_account set verified = new.verified where id = new.id;
      return new;
    end $$`,
  `create trigger write_user_verified instead of insert or update on data."platform-user"
    for each row execute function atrium.write_user_verified()`,
];

/**
 * Accounts that people made themselves are apart until an administrator has looked at them: who registers may choose the
 * login name of somebody else, whom the campus login would lead into that account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
