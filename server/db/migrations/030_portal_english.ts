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
      t ->> 'contentWidth' as "contentWidth", coalesce((t ->> 'multiTab')::boolean, true) as "multiTab",
      e ->> 'title' as "titleEn", e ->> 'homeTitle' as "homeTitleEn", e ->> 'emptyText' as "emptyTextEn"
    from atrium.setting s cross join lateral (select coalesce(s.value -> 'options', '{}'::jsonb) as o,
      coalesce(s.value -> 'containerTheme', '{}'::jsonb) as t,
      coalesce(s.value -> 'english', '{}'::jsonb) as e) parts
    where s.key = 'container'`,
  // Fires after the other triggers of the settings, which leave alone what they do not know.
  `create function atrium.write_portal_texts() returns trigger language plpgsql as $$
    begin
      update atrium.setting set value = value || jsonb_build_object('english', jsonb_strip_nulls(jsonb_build_object(
        'title', new."titleEn", 'homeTitle', new."homeTitleEn", 'emptyText', new."emptyTextEn")))
      where key = 'container';
      return new;
    end $$`,
  `create trigger write_portal_texts instead of update on data."platform-portal"
    for each row execute function atrium.write_portal_texts()`,
];

/** What the portal calls itself, and says on home, in English: beside the names that everybody reads where none is given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
