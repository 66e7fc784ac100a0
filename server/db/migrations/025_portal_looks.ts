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
      o ->> 'qywxNotFollowTip' as "qywxNotFollowTip",
      s.value ->> 'mgrUrl' as "mgrUrl", o -> 'home' ->> 'homeStyle' as "homeStyle",
      t ->> 'navTheme' as "navTheme", t ->> 'primaryColor' as "primaryColor", t ->> 'layout' as "menuLayout",
      t ->> 'contentWidth' as "contentWidth", coalesce((t ->> 'multiTab')::boolean, true) as "multiTab"
    from atrium.setting s cross join lateral (select coalesce(s.value -> 'options', '{}'::jsonb) as o,
      coalesce(s.value -> 'containerTheme', '{}'::jsonb) as t) parts
    where s.key = 'container'`,
  // Fires after `write_portal` and `write_portal_campus`, which leave alone what they do not know; what is empty goes
  // back to its default, and what no field names stays.
  `create function atrium.write_portal_looks() returns trigger language plpgsql as $$
    declare
      kept jsonb := (select value from atrium.setting where key = 'container');
      options jsonb := coalesce(kept -> 'options', '{}'::jsonb);
      looks jsonb := coalesce(kept -> 'containerTheme', '{}'::jsonb);
    begin
      looks := looks - array['navTheme', 'primaryColor', 'layout', 'contentWidth', 'multiTab']
        || jsonb_strip_nulls(jsonb_build_object('navTheme', new."navTheme", 'primaryColor', new."primaryColor",
          'layout', new."menuLayout", 'contentWidth', new."contentWidth",
          'multiTab', case when new."multiTab" then null else new."multiTab" end));
      options := options || jsonb_build_object('home', (coalesce(options -> 'home', '{}'::jsonb) - 'homeStyle')
        || jsonb_strip_nulls(jsonb_build_object('homeStyle', new."homeStyle")));
      update atrium.setting set value = (kept - 'mgrUrl') || jsonb_strip_nulls(jsonb_build_object('mgrUrl', new."mgrUrl"))
        || jsonb_build_object('options', options, 'containerTheme', looks)
      where key = 'container';
      return new;
    end $$`,
  `create trigger write_portal_looks instead of update on data."platform-portal"
    for each row execute function atrium.write_portal_looks()`,
];

/** The portal's settings hold its looks, how home shows the systems, and where the management is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
