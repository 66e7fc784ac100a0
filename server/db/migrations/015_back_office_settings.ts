import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The portal's settings, the pages that may embed it, and the menus of published systems, as form modules like those of
// 010_back_office.ts.

const OWNED = `
    add column revision integer not null default 1,
    add column created_by text not null default 'system',
    add column updated_by text not null default 'system',
    add column updated_at timestamptz not null default now()`;

const owned = `revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at`;

const statements: readonly string[] = [
  `alter table atrium.app_key ${OWNED},
    add column domains jsonb not null default '[]',
    add column status text not null default 'active'`,
  // The portal's own key stands in its pages: nobody changes it.
  `create view data."platform-app-key" as
    select key as id, ${owned}, name, key as "appKey", domains, status
    from atrium.app_key where name <> 'portal'`,
  `create function atrium.write_app_key() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from atrium.app_key where key = old.id;
        return old;
      end if;
      if tg_op = 'INSERT' then
        new."appKey" := 'app-' || replace(gen_random_uuid()::text, '-', '');
        new.id := new."appKey";
        new.revision := 1;
        insert into atrium.app_key (key, name, domains, status, created_by, created_at, updated_by, updated_at)
        values (new.id, new.name, coalesce(new.domains, '[]'::jsonb), coalesce(new.status, 'active'),
          new.created_by, new.created_at, new.updated_by, new.updated_at);
        return new;
      end if;
      update atrium.app_key set name = new.name, domains = coalesce(new.domains, '[]'::jsonb), status = new.status,
        revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
      where key = old.id;
      return new;
    exception when unique_violation then
      raise unique_violation using constraint = 'field:name', message = 'the name is taken';
    end $$`,
  `create trigger write_app_key instead of insert or update or delete on data."platform-app-key"
    for each row execute function atrium.write_app_key()`,

  `alter table atrium.setting ${OWNED}, add column created_at timestamptz not null default now()`,
  `insert into atrium.setting (key, value) values ('container', '{}') on conflict do nothing`,
  `create view data."platform-portal" as
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
      coalesce((o -> 'home' ->> 'enableChangePassword')::boolean, true) as "enableChangePassword"
    from atrium.setting s cross join lateral (select coalesce(s.value -> 'options', '{}'::jsonb) as o) options
    where s.key = 'container'`,
  // What is set elsewhere, such as the addresses of CAS, stays as it is; what is empty goes back to its default.
  `create function atrium.write_portal() returns trigger language plpgsql as $$
    declare
      kept jsonb := (select value from atrium.setting where key = 'container');
      o jsonb := coalesce(kept -> 'options', '{}'::jsonb);
    begin
      o := o - array['title', 'logo', 'register'] || jsonb_strip_nulls(jsonb_build_object(
        'title', new.title, 'logo', new.logo, 'loginType', new."loginType", 'isEnableScan', new."isEnableScan",
        'isEnableMessageLogin', new."isEnableMessageLogin", 'isEnableForgetPassword', new."isEnableForgetPassword",
        'logoutOnBrowserClose', new."logoutOnBrowserClose", 'initRole', new."initRole", 'skipHome', new."skipHome",
        'login', (coalesce(o -> 'login', '{}'::jsonb) - 'backgroundImage')
          || jsonb_build_object('backgroundImage', new."backgroundImage"),
        'home', (coalesce(o -> 'home', '{}'::jsonb) - array['title', 'emptyText']) || jsonb_build_object(
          'title', new."homeTitle", 'emptyText', new."emptyText", 'oneAutoOpen', new."oneAutoOpen",
          'enableChangePassword', new."enableChangePassword"),
        'register', case when new."registerOpen" then jsonb_build_object('needUserInfo', new."needUserInfo",
          'registerRoles', jsonb_build_object('privilegeList', coalesce((select jsonb_agg(jsonb_build_object('value', r))
            from jsonb_array_elements_text(new."registerRoles") r), '[]'::jsonb))) end));
      update atrium.setting set value = kept || jsonb_build_object('options', o), revision = new.revision,
        updated_by = new.updated_by, updated_at = new.updated_at
      where key = 'container';
      return new;
    end $$`,
  `create trigger write_portal instead of update on data."platform-portal"
    for each row execute function atrium.write_portal()`,

  `create view data."platform-menu" as
    with recursive published as (
      select r.id, r.updated_by, r.updated_at, v.schema
      from atrium.resource r
        join atrium.resource_version v on v.kind = r.kind and v.id = r.id and v.version = r.published_version
      where r.kind = 'system'
    ), menu(system, path, above, item, updated_by, updated_at) as (
      select p.id, lpad(e.place::text, 3, '0'), p.id, e.item, p.updated_by, p.updated_at
      from published p cross join lateral jsonb_array_elements(p.schema -> 'menus') with ordinality as e(item, place)
      union all
      select m.system, m.path || '.' || lpad(e.place::text, 3, '0'), m.system || '/' || m.path, e.item, m.updated_by,
        m.updated_at
      from menu m cross join lateral jsonb_array_elements(
        case jsonb_typeof(m.item -> 'children') when 'array' then m.item -> 'children' else '[]'::jsonb end
      ) with ordinality as e(item, place)
    ), line(id, above, place, title, kind, target, roles, hidden, updated_by, updated_at) as (
      select id, null::text, id, coalesce(schema -> 'title', schema -> 'name'), 'system', '/system/' || id,
        '[]'::jsonb, false, updated_by, updated_at
      from published
      union all
      select system || '/' || path, above, system || '/' || path, item -> 'name',
        case when item ? 'children' then 'group' else coalesce(item ->> 'type', 'app') end,
        coalesce(item ->> 'url', item ->> 'menuPath', (item #>> '{app,kind}') || '/' || (item #>> '{app,id}')),
        coalesce((select jsonb_agg(g ->> 'role') from jsonb_array_elements(item -> 'grants') g), '[]'::jsonb),
        coalesce((item ->> 'hidden')::boolean, false), updated_by, updated_at
      from menu
    )
    select id, 1 as revision, updated_by as created_by, updated_at::timestamptz(3) as created_at, updated_by,
      updated_at::timestamptz(3) as updated_at, above, place,
      case jsonb_typeof(title) when 'object' then title ->> 'zhCN' else title #>> '{}' end as "nameZh",
      case jsonb_typeof(title) when 'object' then title ->> 'enUS' else title #>> '{}' end as "nameEn",
      kind, target, roles, hidden
    from line`,
];

/** Settings of the portal, registered pages around it, and menus, in the back office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
