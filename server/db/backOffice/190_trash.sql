-- What was removed and may come back: documents, and fields of forms that are there, for 30 days (`KEPT_DAYS` in
-- `documents/trash.ts`). A field that is back in the draft of its form needs only be published.
create function atrium.removed_name(type text, name text, title jsonb, locale text)
  returns text language sql immutable as $$
  select case type when 'field' then coalesce(said, name) else atrium.document_name(name, said, 'own') end
  from (select case jsonb_typeof(title) when 'object' then title ->> locale else title #>> '{}' end as said) t $$;

create view data."platform-trash" as
  select gone.id, 1 as revision, gone.removed_by as created_by, gone.removed_at::timestamptz(3) as created_at,
    gone.removed_by as updated_by, gone.removed_at::timestamptz(3) as updated_at, gone.type, gone.kind, gone.document,
    atrium.removed_name(gone.type, gone.name, gone.title, 'zhCN') as "nameZh",
    atrium.removed_name(gone.type, gone.name, gone.title, 'enUS') as "nameEn",
    gone.code, gone.place, gone.reason,
    coalesce((select u.real_name from atrium.user_account u where u.id = gone.removed_by), gone.removed_by) as person,
    ceil(30 - extract(epoch from now() - gone.removed_at) / 86400)::numeric as "daysLeft",
    gone.system, gone.shared
  from (
    select d.id, 'document' as type, d.kind, d.document, d.schema::jsonb -> 'title' as title, d.name,
      d.document as code, null::text as place, null::text as reason, d.removed_by, d.removed_at,
      d.system, d.shared
    from atrium.removed_document d
    union all
    select c.form || '.' || c.column, 'field', 'form', c.form, c.node -> 'title', c.code, c.code, r.name,
      case c.state when 'retired' then 'dropped' else 'converted' end,
      coalesce((select v.published_by from atrium.resource_version v
        where v.kind = 'form' and v.id = c.form and v.published_at <= c.since + interval '1 second'
        order by v.version desc limit 1), ''),
      c.since, r.system, r.shared
    from atrium.module_column c join atrium.resource r on r.kind = 'form' and r.id = c.form
    where c.state <> 'live' and c.node is not null
      and not (c.state = 'retired' and jsonb_path_exists(r.schema::jsonb, '$.fields[*].** ? (@.id == $id)',
        jsonb_build_object('id', c.node_id)))
  ) gone
  where gone.removed_at > now() - interval '30 days';
