-- What administrators configure for the pages of a project, beside the portal's own settings.
create view data."platform-config" as
  select id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, code, name ->> 'zhCN' as "nameZh", name ->> 'enUS' as "nameEn", kind,
    case kind when 'text' then value #>> '{}' end as "valueText",
    case kind when 'number' then (value #>> '{}')::numeric end as "valueNumber",
    case kind when 'bool' then (value #>> '{}')::boolean end as "valueBool",
    value #>> '{}' as value, remark
  from atrium.custom_config;

create function atrium.write_custom_config() returns trigger language plpgsql as $$
  declare
    kept jsonb;
    named jsonb;
  begin
    if tg_op = 'DELETE' then
      delete from atrium.custom_config where id = old.id;
      return old;
    end if;
    kept := coalesce(case new.kind when 'text' then to_jsonb(new."valueText")
      when 'number' then to_jsonb(new."valueNumber") else to_jsonb(coalesce(new."valueBool", false)) end, 'null');
    named := jsonb_build_object('zhCN', new."nameZh", 'enUS', new."nameEn");
    new.value := kept #>> '{}';
    if tg_op = 'INSERT' then
      insert into atrium.custom_config (id, code, name, kind, value, remark, created_by, created_at, updated_by,
        updated_at)
      values (new.id, new.code, named, new.kind, kept, new.remark, new.created_by, new.created_at, new.updated_by,
        new.updated_at);
      new.revision := 1;
      return new;
    end if;
    update atrium.custom_config set code = new.code, name = named, kind = new.kind, value = kept,
      remark = new.remark, revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
    where id = old.id;
    return new;
  exception when unique_violation then
    raise unique_violation using constraint = 'field:code', message = 'the code is taken';
  end $$;

create trigger write_custom_config instead of insert or update or delete on data."platform-config"
  for each row execute function atrium.write_custom_config();
