-- The portal's own key stands in its pages: nobody changes it.
create view data."platform-app-key" as
  select key as id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, name, key as "appKey", domains, status,
    systems, (select coalesce(jsonb_agg((r ->> 'kind') || '/' || (r ->> 'id') order by place), '[]')
      from jsonb_array_elements(resources) with ordinality as each(r, place)) as resources,
    secret_at::timestamptz(3) as "secretAt"
  from atrium.app_key where name <> 'portal';

-- Documents as the form names them, `kind/id`, as they are kept.
create function atrium.embedded_resources(names jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', split_part(name, '/', 1), 'id', split_part(name, '/', 2))
    order by place), '[]')
  from jsonb_array_elements_text(coalesce(names, '[]')) with ordinality as each(name, place) $$;

create function atrium.write_app_key() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      delete from atrium.app_key where key = old.id;
      return old;
    end if;
    if tg_op = 'INSERT' then
      new."appKey" := 'app-' || replace(gen_random_uuid()::text, '-', '');
      new.id := new."appKey";
      new.revision := 1;
      insert into atrium.app_key (key, name, domains, status, systems, resources,
        created_by, created_at, updated_by, updated_at)
      values (new.id, new.name, coalesce(new.domains, '[]'::jsonb), coalesce(new.status, 'active'),
        coalesce(new.systems, '[]'::jsonb), atrium.embedded_resources(new.resources), new.created_by, new.created_at, new.updated_by, new.updated_at);
      return new;
    end if;
    update atrium.app_key set name = new.name, domains = coalesce(new.domains, '[]'::jsonb), status = new.status,
      systems = coalesce(new.systems, '[]'::jsonb), resources = atrium.embedded_resources(new.resources),
      revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
    where key = old.id;
    return new;
  exception when unique_violation then
    raise unique_violation using constraint = 'field:name', message = 'the name is taken';
  end $$;

create trigger write_app_key instead of insert or update or delete on data."platform-app-key"
  for each row execute function atrium.write_app_key();

-- Headers of pages and open frames follow at once, whoever writes (server/project/AppKeys.ts). Writes are few: that those who
-- tell wait for each other when they commit costs nothing here.
create function atrium.tell_app_keys() returns trigger language plpgsql as $$
  begin
    perform pg_notify('atrium_changes', 'platform-app-key');
    return null;
  end $$;

create trigger tell_app_keys after insert or update or delete on atrium.app_key
  for each statement execute function atrium.tell_app_keys();
