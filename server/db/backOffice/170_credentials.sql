-- Sealed as the passwords of databases are.
create view data."platform-credential" as
  select id, revision, updated_by as created_by, updated_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, id as code, name, module_code as "moduleCode",
    origin, header, null::text as value,
    (select count(*) from atrium.interfaces_naming('{http,credential}', c.id))::numeric as interfaces
  from atrium.credential c;

create function atrium.write_credential() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.interfaces > 0 then
        perform atrium.refuse('STILL_USED', array(select atrium.interfaces_naming('{http,credential}', old.id)));
      end if;
      delete from atrium.credential where id = old.id;
      return old;
    end if;
    if tg_op = 'INSERT' then
      insert into atrium.credential (id, name, module_code, origin, header, value_sealed, updated_by,
        updated_at)
      values (new.code, new.name, new."moduleCode", new.origin, new.header, decode(new.value, 'base64'),
        new.updated_by, new.updated_at);
      new.id := new.code;
      new.revision := 1;
      new.interfaces := 0;
    else
      if new.code is distinct from old.code then perform atrium.refuse('CODE_FIXED'); end if;
      if old.interfaces > 0
        and (new."moduleCode" is distinct from old."moduleCode" or new.origin is distinct from old.origin) then
        perform atrium.refuse('IN_USE', array(select atrium.interfaces_naming('{http,credential}', old.id)));
      end if;
      update atrium.credential set name = new.name, module_code = new."moduleCode", origin = new.origin,
        header = new.header, value_sealed = coalesce(decode(new.value, 'base64'), value_sealed),
        revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
      where id = old.id;
    end if;
    new.value := null;
    return new;
  exception when unique_violation then
    raise unique_violation using constraint = 'field:code', message = 'the code is taken';
  end $$;

create trigger write_credential instead of insert or update or delete on data."platform-credential"
  for each row execute function atrium.write_credential();
