create view data."platform-portal" as
  select 'portal'::text as id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at,
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
    coalesce((select jsonb_agg(r ->> 'value')
      from jsonb_array_elements(o #> '{register,registerRoles,privilegeList}') r), '[]'::jsonb) as "registerRoles",
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
  where s.key = 'container';

-- What no field names, such as `loginAction`, stays as it is; what is empty goes back to its default.
create function atrium.write_portal() returns trigger language plpgsql as $$
  declare
    kept jsonb := (select value from atrium.setting where key = 'container');
    o jsonb := coalesce(kept -> 'options', '{}'::jsonb);
    looks jsonb := coalesce(kept -> 'containerTheme', '{}'::jsonb);
  begin
    o := o - array['title', 'logo', 'register', 'casLoginUrl', 'casLogoutUrl', 'qywxNotFollowTip']
      || jsonb_strip_nulls(jsonb_build_object(
        'title', new.title, 'logo', new.logo, 'loginType', new."loginType", 'isEnableScan', new."isEnableScan",
        'isEnableMessageLogin', new."isEnableMessageLogin", 'isEnableForgetPassword', new."isEnableForgetPassword",
        'logoutOnBrowserClose', new."logoutOnBrowserClose", 'initRole', new."initRole", 'skipHome', new."skipHome",
        'casLoginUrl', new."casLoginUrl", 'casLogoutUrl', new."casLogoutUrl",
        'notEncodeCasLogoutRedirectUrl', new."notEncodeCasLogoutRedirectUrl",
        'qywxNotFollowTip', new."qywxNotFollowTip",
        'login', (coalesce(o -> 'login', '{}'::jsonb) - array['backgroundImage', 'casLoginMode'])
          || jsonb_build_object('backgroundImage', new."backgroundImage", 'casLoginMode', new."casLoginMode"),
        'home', (coalesce(o -> 'home', '{}'::jsonb) - array['title', 'emptyText', 'homeStyle'])
          || jsonb_build_object('title', new."homeTitle", 'emptyText', new."emptyText",
            'oneAutoOpen', new."oneAutoOpen", 'enableChangePassword', new."enableChangePassword",
            'homeStyle', new."homeStyle"),
        'register', case when new."registerOpen" then jsonb_build_object('needUserInfo', new."needUserInfo",
          'registerRoles', jsonb_build_object('privilegeList', coalesce((select jsonb_agg(jsonb_build_object('value', r))
            from jsonb_array_elements_text(new."registerRoles") r), '[]'::jsonb))) end))
      || jsonb_build_object('isEnablePhoneForm', new."isEnablePhoneForm",
        'schools', coalesce(new.schools, '[]'::jsonb));
    looks := looks - array['navTheme', 'primaryColor', 'layout', 'contentWidth', 'multiTab']
      || jsonb_strip_nulls(jsonb_build_object('navTheme', new."navTheme", 'primaryColor', new."primaryColor",
        'layout', new."menuLayout", 'contentWidth', new."contentWidth",
        'multiTab', case when new."multiTab" then null else new."multiTab" end));
    update atrium.setting set
      value = (kept - 'mgrUrl') || jsonb_strip_nulls(jsonb_build_object('mgrUrl', new."mgrUrl"))
        || jsonb_build_object('options', o, 'containerTheme', looks, 'english', jsonb_strip_nulls(jsonb_build_object(
          'title', new."titleEn", 'homeTitle', new."homeTitleEn", 'emptyText', new."emptyTextEn"))),
      revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
    where key = 'container';
    return new;
  end $$;

create trigger write_portal instead of update on data."platform-portal"
  for each row execute function atrium.write_portal();
