-- As people meet it: by its title, which its draft has in both languages or in one for both.
create view data."platform-resource" as
  select kind || '.' || id as id, revision, updated_by as created_by, updated_at::timestamptz(3) as created_at,
    updated_by, updated_at::timestamptz(3) as updated_at, kind, id as code,
    coalesce(case jsonb_typeof(title) when 'object' then title ->> 'zhCN' else title #>> '{}' end, name) as "nameZh",
    coalesce(case jsonb_typeof(title) when 'object' then title ->> 'enUS' else title #>> '{}' end, name) as "nameEn",
    origin, published_version::numeric as version,
    case when published_version is null then 'draft'
      when revision = (select v.revision from atrium.resource_version v
        where v.kind = r.kind and v.id = r.id and v.version = r.published_version) then 'published'
      else 'changed' end as state,
    coalesce((select u.real_name from atrium.user_account u where u.id = r.updated_by), updated_by) as person
  from atrium.resource r cross join lateral (select r.schema -> 'title' as title) titled;
