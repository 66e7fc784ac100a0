-- Addresses of the interfaces that name something, in what is worked on or in what is published.
create function atrium.interfaces_naming(at text[], wanted text) returns setof text language sql stable as $$
  select i.module_code || '/' || i.url from atrium.interface i
    left join atrium.interface_version v on v.version = i.published_version
  where i.definition #>> at = wanted or v.definition #>> at = wanted $$;

-- Changed by the calls of configurers only: what is saved is checked there.
create view data."platform-interface" as
  select module_code || '/' || url as id, revision, updated_by as created_by, updated_at::timestamptz(3) as created_at,
    updated_by, updated_at::timestamptz(3) as updated_at, module_code || '/' || url as address,
    module_code as "moduleCode", definition ->> 'name' as name, definition ->> 'kind' as kind,
    case when published_version is null then 'draft' when revision > published_version then 'changed'
      else 'published' end as state,
    definition #>> '{sql,database}' as database, coalesce(definition -> 'roles', '[]'::jsonb) as roles,
    coalesce((definition ->> 'writes')::boolean, false) as writes,
    coalesce((select u.real_name from atrium.user_account u where u.id = i.updated_by), updated_by) as person
  from atrium.interface i;
