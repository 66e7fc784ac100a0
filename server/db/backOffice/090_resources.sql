-- What designers call a document, as it is called wherever it is chosen, with what users read where that is something else.
-- Of what came with the product the title alone, which both languages have.
create function atrium.document_name(name text, title text, origin text) returns text language sql immutable as $$
  select case when origin = 'product' then coalesce(title, name)
    when title is null or title = name then name
    else name || ' · ' || title end $$;

create view data."platform-resource" as
  select r.kind || '.' || r.id as id, r.revision, r.updated_by as created_by,
    r.updated_at::timestamptz(3) as created_at, r.updated_by, r.updated_at::timestamptz(3) as updated_at,
    r.kind, r.id as code,
    atrium.document_name(r.name, r.title_zh, r.origin) as "nameZh",
    atrium.document_name(r.name, r.title_en, r.origin) as "nameEn",
    r.origin, r.published_version::numeric as version,
    case when r.published_version is null then 'draft'
      when r.revision = (select v.revision from atrium.resource_version v
        where v.kind = r.kind and v.id = r.id and v.version = r.published_version) then 'published'
      else 'changed' end as state,
    coalesce((select u.real_name from atrium.user_account u where u.id = r.updated_by), r.updated_by) as person,
    r.thumbnail, r.system,
    coalesce((select s.title_zh from atrium.resource s
      where s.kind = 'system' and s.id = r.system), r.system) as "systemZh",
    coalesce((select s.title_en from atrium.resource s
      where s.kind = 'system' and s.id = r.system), r.system) as "systemEn",
    r.shared, to_jsonb(r.tags) as tags, array_to_string(r.tags, ' ') as "tagText",
    -- Systems are entrances, which nothing has to name.
    case when r.kind <> 'system' then users end::numeric as usage,
    case when r.kind = 'system' then null when users = 0 then 'unused' else 'used' end as used,
    case when r.kind = 'system' then null when users = 0 then '未被引用' else users || ' 个文档引用' end as "usageZh",
    case when r.kind = 'system' then null when users = 0 then 'Not used'
      else 'Used by ' || users end as "usageEn"
  from atrium.resource r cross join lateral (
    -- In their drafts, or as users have them.
    select (select count(distinct (f.kind, f.id)) from atrium.document_reference f
      where f.named_kind = r.kind and f.named_id = r.id) as users
    -- Once for each row, however often it is asked for.
    offset 0) counted;

-- What stands beside a document: tags, whose it is, whether others may name it. Its revision is its draft's, and stays.
create function atrium.write_resource() returns trigger language plpgsql as $$
  begin
    update atrium.resource
    set tags = array(select distinct trim(t) from jsonb_array_elements_text(coalesce(new.tags, '[]'::jsonb)) t
        where trim(t) <> '' order by trim(t)),
      system = case when kind = 'system' then system else nullif(new.system, '') end,
      shared = coalesce(new.shared, false)
    where kind = old.kind and id = old.code;
    new.revision := old.revision;
    new.updated_by := old.updated_by;
    new.updated_at := old.updated_at;
    return new;
  end $$;

create trigger write_resource instead of update on data."platform-resource"
  for each row execute function atrium.write_resource();

-- Who names whom, once for each: what stands in the draft, and what users have.
create view data."platform-use" as
  select f.kind || '.' || f.id || '>' || f.named_kind || '.' || f.named_id as id, r.revision,
    r.updated_by as created_by, r.updated_at::timestamptz(3) as created_at, r.updated_by,
    r.updated_at::timestamptz(3) as updated_at,
    f.named_kind || '.' || f.named_id as named, f.kind, f.id as code,
    atrium.document_name(r.name, r.title_zh, r.origin) as "nameZh",
    atrium.document_name(r.name, r.title_en, r.origin) as "nameEn",
    f.state, r.origin, r.system, r.shared
  from (select kind, id, named_kind, named_id,
      case when bool_and(state = 'draft') then 'draft' when bool_and(state = 'published') then 'published'
        else 'both' end as state
    from atrium.document_reference group by kind, id, named_kind, named_id) f
    join atrium.resource r on r.kind = f.kind and r.id = f.id;

-- An act of tagging: what is added here is done to the documents that it names, and kept nowhere. Who may do it is for the
-- module's rule to say.
create view data."platform-tagging" as
  select ''::text as id, 1 as revision, ''::text as created_by, now()::timestamptz(3) as created_at,
    ''::text as updated_by, now()::timestamptz(3) as updated_at, '[]'::jsonb as documents, '[]'::jsonb as tags,
    null::text as system
  where false;

create function atrium.tag_resources() returns trigger language plpgsql as $$
  begin
    update atrium.resource r
    set tags = array(select distinct t from unnest(r.tags
        || array(select trim(t) from jsonb_array_elements_text(coalesce(new.tags, '[]'::jsonb)) t)) t
        where t <> '' order by t),
      system = case when r.kind = 'system' then r.system else coalesce(nullif(new.system, ''), r.system) end
    where r.kind || '.' || r.id in (select jsonb_array_elements_text(new.documents));
    return new;
  end $$;

create trigger tag_resources instead of insert on data."platform-tagging"
  for each row execute function atrium.tag_resources();
