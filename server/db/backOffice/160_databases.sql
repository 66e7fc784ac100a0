-- What is sealed arrives sealed (`storedValues` in `records/moduleRules.ts`) and is never read.
create view data."platform-database" as
  select id, revision, updated_by as created_by, updated_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, id as code, name, kind, host, port::numeric as port,
    database_name as "databaseName", user_name as "userName", null::text as password, tls, writable, state,
    (select count(*) from atrium.interfaces_naming('{sql,database}', d.id))::numeric as interfaces
  from atrium.registered_database d;

create function atrium.write_registered_database() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.interfaces > 0 then
        perform atrium.refuse('STILL_USED', array(select atrium.interfaces_naming('{sql,database}', old.id)));
      end if;
      delete from atrium.registered_database where id = old.id;
      return old;
    end if;
    if tg_op = 'INSERT' then
      insert into atrium.registered_database (id, name, kind, host, port, database_name, user_name, tls,
        password_sealed, writable, state, updated_by, updated_at)
      values (new.code, new.name, new.kind, new.host, new.port::int, new."databaseName", new."userName",
        coalesce(new.tls, false), decode(new.password, 'base64'), coalesce(new.writable, false),
        coalesce(new.state, 'active'), new.updated_by, new.updated_at);
      new.id := new.code;
      new.revision := 1;
      new.interfaces := 0;
    else
      -- Interfaces name it by its code, and its password is sealed for it.
      if new.code is distinct from old.code then perform atrium.refuse('CODE_FIXED'); end if;
      if old.interfaces > 0 and new.kind is distinct from old.kind then
        perform atrium.refuse('IN_USE', array(select atrium.interfaces_naming('{sql,database}', old.id)));
      end if;
      update atrium.registered_database set name = new.name, kind = new.kind, host = new.host,
        port = new.port::int, database_name = new."databaseName", user_name = new."userName",
        tls = coalesce(new.tls, false),
        password_sealed = coalesce(decode(new.password, 'base64'), password_sealed),
        writable = coalesce(new.writable, false), state = new.state, revision = new.revision,
        updated_by = new.updated_by, updated_at = new.updated_at
      where id = old.id;
    end if;
    new.password := null;
    return new;
  exception when unique_violation then
    raise unique_violation using constraint = 'field:code', message = 'the code is taken';
  end $$;

create trigger write_registered_database instead of insert or update or delete on data."platform-database"
  for each row execute function atrium.write_registered_database();
