-- Read out of the published systems, and changed in them.
create view data."platform-menu" as
  with recursive published as (
    select r.id, r.origin, r.shared, r.updated_by, r.updated_at, v.schema::jsonb as schema
    from atrium.resource r
      join atrium.resource_version v on v.kind = r.kind and v.id = r.id and v.version = r.published_version
    where r.kind = 'system'
  ), menu(system, origin, shared, path, above, item, updated_by, updated_at) as (
    select p.id, p.origin, p.shared, lpad(e.place::text, 3, '0'), p.id, e.item, p.updated_by, p.updated_at
    from published p cross join lateral jsonb_array_elements(p.schema -> 'menus') with ordinality as e(item, place)
    union all
    select m.system, m.origin, m.shared, m.path || '.' || lpad(e.place::text, 3, '0'), m.system || '/' || m.path, e.item, m.updated_by,
      m.updated_at
    from menu m cross join lateral jsonb_array_elements(
      case jsonb_typeof(m.item -> 'children') when 'array' then m.item -> 'children' else '[]'::jsonb end
    ) with ordinality as e(item, place)
  ), line(id, system, origin, shared, above, place, title, kind, target, roles, hidden, updated_by, updated_at) as (
    select id, id, origin, shared, null::text, id, coalesce(schema -> 'title', schema -> 'name'), 'system', '/system/' || id,
      '[]'::jsonb, false, updated_by, updated_at
    from published
    union all
    select system || '/' || path, system, origin, shared, above, system || '/' || path, item -> 'name',
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
    kind, target, roles, hidden, system, origin, shared
  from line;
