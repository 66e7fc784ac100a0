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
      coalesce(o -> 'schools', '[]'::jsonb) as schools,
      o ->> 'casLoginUrl' as "casLoginUrl", o ->> 'casLogoutUrl' as "casLogoutUrl",
      o -> 'login' ->> 'casLoginMode' as "casLoginMode",
      coalesce((o ->> 'notEncodeCasLogoutRedirectUrl')::boolean, false) as "notEncodeCasLogoutRedirectUrl",
      o ->> 'qywxNotFollowTip' as "qywxNotFollowTip"
    from atrium.setting s cross join lateral (select coalesce(s.value -> 'options', '{}'::jsonb) as o) options
    where s.key = 'container'`,
  // Fires after `write_portal`, which leaves alone what it does not know; what is empty goes back to its default.
  `create function atrium.write_portal_campus() returns trigger language plpgsql as $$
    declare
      o jsonb := (select value -> 'options' from atrium.setting where key = 'container');
    begin
      o := o - array['casLoginUrl', 'casLogoutUrl', 'qywxNotFollowTip'] || jsonb_strip_nulls(jsonb_build_object(
        'casLoginUrl', new."casLoginUrl", 'casLogoutUrl', new."casLogoutUrl",
        'notEncodeCasLogoutRedirectUrl', new."notEncodeCasLogoutRedirectUrl",
        'qywxNotFollowTip', new."qywxNotFollowTip",
        'login', (coalesce(o -> 'login', '{}'::jsonb) - 'casLoginMode')
          || jsonb_build_object('casLoginMode', new."casLoginMode")));
      update atrium.setting set value = jsonb_set(value, '{options}', o) where key = 'container';
      return new;
    end $$`,
  `create trigger write_portal_campus instead of update on data."platform-portal"
    for each row execute function atrium.write_portal_campus()`,
];

/** The portal's settings hold where the campus logs in and out, and what people read who do not follow the school. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
