-- The portal's own key stands in its pages: nobody changes it.
create view data."platform-app-key" as
  select key as id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, name, key as "appKey", domains, status
  from atrium.app_key where name <> 'portal';

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
  end $$;

create trigger write_app_key instead of insert or update or delete on data."platform-app-key"
  for each row execute function atrium.write_app_key();
