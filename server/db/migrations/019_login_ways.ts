import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const owned = `revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at`;

const statements: readonly string[] = [
  `create or replace view data."platform-portal" as
    select 'portal'::text as id, ${owned},
      o ->> 'title' as title, o ->> 'logo' as logo, o -> 'login' ->> 'backgroundImage' as "backgroundImage",
      coalesce(o -> 'loginType', '["form"]'::jsonb) as "loginType",
      coalesce((o ->> 'isEnableScan')::boolean, false) as "isEnableScan",
      coalesce((o ->> 'isEnableMessageLogin')::boolean, false) as "isEnableMessageLogin",
      coalesce((o ->> 'isEnableForgetPassword')::boolean, false) as "isEnableForgetPassword",
      coalesce((o ->> 'logoutOnBrowserClose')::boolean, false) as "logoutOnBrowserClose",
      coalesce((o ->> 'initRole')::boolean, true) as "initRole",
      coalesce((o ->> 'skipHome')::boolean, true) as "skipHome",
      o ? 'register' as "registerOpen",
      coalesce((o -> 'register' ->> 'needUserInfo')::boolean, false) as "needUserInfo",
      coalesce((select jsonb_agg(r ->> 'value') from jsonb_array_elements(o #> '{register,registerRoles,privilegeList}') r),
        '[]'::jsonb) as "registerRoles",
      o -> 'home' ->> 'title' as "homeTitle", o -> 'home' ->> 'emptyText' as "emptyText",
      coalesce((o -> 'home' ->> 'oneAutoOpen')::boolean, false) as "oneAutoOpen",
      coalesce((o -> 'home' ->> 'enableChangePassword')::boolean, true) as "enableChangePassword",
      coalesce((o ->> 'isEnablePhoneForm')::boolean, false) as "isEnablePhoneForm",
      coalesce(o -> 'schools', '[]'::jsonb) as schools
    from atrium.setting s cross join lateral (select coalesce(s.value -> 'options', '{}'::jsonb) as o) options
    where s.key = 'container'`,
  // Fires after `write_portal`, which leaves alone what it does not know.
  `create function atrium.write_portal_ways() returns trigger language plpgsql as $$
    begin
      update atrium.setting set value = jsonb_set(value, '{options}', value -> 'options' || jsonb_build_object(
        'isEnablePhoneForm', new."isEnablePhoneForm", 'schools', coalesce(new.schools, '[]'::jsonb)))
      where key = 'container';
      return new;
    end $$`,
  `create trigger write_portal_ways instead of update on data."platform-portal"
    for each row execute function atrium.write_portal_ways()`,
];

/** The portal's settings hold the form for a phone and the schools that the login page offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
