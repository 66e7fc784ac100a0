create function atrium.project_id() returns text language sql stable as $$
  select coalesce((select nullif(value ->> 'projectId', '') from atrium.setting where key = 'project'), '100000000') $$;

create view data."platform-text" as
  select id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, project_id, key, zh_cn, en_us
  from atrium.project_text;

create function atrium.write_project_text() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      delete from atrium.project_text where id = old.id;
      return old;
    end if;
    if tg_op = 'INSERT' then
      new.project_id := coalesce(new.project_id, atrium.project_id());
      insert into atrium.project_text (id, project_id, key, zh_cn, en_us, created_by, created_at, updated_by,
        updated_at)
      values (new.id, new.project_id, new.key, new.zh_cn, new.en_us, new.created_by, new.created_at,
        new.updated_by, new.updated_at);
      new.revision := 1;
      return new;
    end if;
    update atrium.project_text set key = new.key, zh_cn = new.zh_cn, en_us = new.en_us, revision = new.revision,
      updated_by = new.updated_by, updated_at = new.updated_at
    where id = old.id;
    return new;
  exception when unique_violation then
    raise unique_violation using constraint = 'field:key', message = 'the key is taken';
  end $$;

create trigger write_project_text instead of insert or update or delete on data."platform-text"
  for each row execute function atrium.write_project_text();
