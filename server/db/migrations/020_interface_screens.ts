import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Registered databases, credentials and configured interfaces, as form modules like those of 010_back_office.ts. What
// is sealed arrives sealed (`formModule/storedValues.ts`) and is never read.

/** What the server owns of every record; these tables keep the last change only. */
const owned = `revision, updated_by as created_by, updated_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at`;

/** How many interfaces name something in what is worked on or in what is published. */
const naming = (at: string, id: string): string => `(select count(*) from atrium.interface i
      left join atrium.interface_version v on v.version = i.published_version
      where i.definition #>> '${at}' = ${id} or v.definition #>> '${at}' = ${id})`;

const statements: readonly string[] = [
  `create view data."platform-database" as
    select id, ${owned}, id as code, name, kind, host, port::numeric as port, database_name as "databaseName",
      user_name as "userName", null::text as password, tls, writable, state,
      ${naming('{sql,database}', 'd.id')}::numeric as interfaces
    from atrium.registered_database d`,
  `create function atrium.write_registered_database() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.interfaces > 0 then perform atrium.refuse('STILL_USED'); end if;
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
    end $$`,
  `create trigger write_registered_database instead of insert or update or delete on data."platform-database"
    for each row execute function atrium.write_registered_database()`,

  `create view data."platform-credential" as
    select id, ${owned}, id as code, name, module_code as "moduleCode", origin, header, null::text as value,
      ${naming('{http,credential}', 'c.id')}::numeric as interfaces
    from atrium.credential c`,
  `create function atrium.write_credential() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.interfaces > 0 then perform atrium.refuse('STILL_USED'); end if;
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
        update atrium.credential set name = new.name, module_code = new."moduleCode", origin = new.origin,
          header = new.header, value_sealed = coalesce(decode(new.value, 'base64'), value_sealed),
          revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
        where id = old.id;
      end if;
      new.value := null;
      return new;
    exception when unique_violation then
      raise unique_violation using constraint = 'field:code', message = 'the code is taken';
    end $$`,
  `create trigger write_credential instead of insert or update or delete on data."platform-credential"
    for each row execute function atrium.write_credential()`,

  // Changed by the calls of configurers only: what is saved is checked there.
  `create view data."platform-interface" as
    select module_code || '/' || url as id, ${owned}, module_code || '/' || url as address,
      module_code as "moduleCode", definition ->> 'name' as name, definition ->> 'kind' as kind,
      case when published_version is null then 'draft' when revision > published_version then 'changed'
        else 'published' end as state,
      definition #>> '{sql,database}' as database, coalesce(definition -> 'roles', '[]'::jsonb) as roles,
      coalesce((definition ->> 'writes')::boolean, false) as writes,
      coalesce((select u.real_name from atrium.user_account u where u.id = i.updated_by), updated_by) as person
    from atrium.interface i`,
];

/** What interfaces are configured with, in the back office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
