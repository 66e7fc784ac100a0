import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
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
      ) as "phoneShared"
    from atrium.user_account u
      cross join lateral (select regexp_replace(u.phone, '^\\+86(?=1[3-9])', '') as plain) spelt`,
  // What is answered of a write is the row as it is written: whoever has just been given a number is alone with it.
  `create or replace function atrium.keep_phones_apart() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.phone is not distinct from old.phone then
        return new;
      end if;
      if new.phone is not null and not atrium.take_phone(new.phone, new.id) then
        raise unique_violation using constraint = 'field:phone', message = 'the phone is taken';
      end if;
      new."phoneShared" := false;
      return new;
    end $$`,
];

/** Users say whether another account has their number, as accounts from before and from other sources may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
