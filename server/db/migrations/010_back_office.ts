import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The platform's own tables as form modules (docs/decisions/back-office.md): a view in schema `data` for each form of
// the back office, so that lists, rights, filters, exports and the audit are those of every module, and triggers that
// write through it. What must hold whoever writes is refused here, as SQLSTATE AT001 with a code of the catalogue.

const OWNED = `
    add column revision integer not null default 1,
    add column created_by text not null default 'system',
    add column updated_by text not null default 'system',
    add column updated_at timestamptz not null default now()`;

/** What the server owns of every record, in the shape of a module's table. */
const owned = (id: string, created = 'created_at'): string =>
  `${id} as id, revision, created_by, ${created}::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at`;

const statements: readonly string[] = [
  `alter table atrium.user_account ${OWNED}`,
  `alter table atrium.role ${OWNED}, add column created_at timestamptz not null default now()`,
  `alter table atrium.department ${OWNED}, add column created_at timestamptz not null default now()`,

  `create function atrium.refuse(code text) returns void language plpgsql as $$
    begin raise exception using errcode = 'AT001', message = code; end $$`,

  // Two who take each other's rights away at once wait for one another.
  `create function atrium.keep_an_administrator() returns void language plpgsql as $$
    begin
      perform 1 from atrium.role where is_admin order by groupid for update;
      if not exists (
        select 1 from atrium.user_account u join atrium.user_role m on m.user_id = u.id
          join atrium.role r on r.groupid = m.groupid
        where r.is_admin and u.status = 'active'
      ) then perform atrium.refuse('LAST_ADMINISTRATOR'); end if;
    end $$`,

  `create view data."platform-user" as
    select ${owned('id')}, login_name as "loginName", real_name as "realName", nullif(phone, '') as phone,
      nullif(sex, '') as sex, department,
      coalesce((select jsonb_agg(m.groupid order by m.sort, m.groupid) from atrium.user_role m
        where m.user_id = u.id), '[]'::jsonb) as roles,
      status, null::text as password,
      (select max(s.seen_at) from atrium.session s where s.user_id = u.id)::timestamptz(3) as "seenAt"
    from atrium.user_account u`,
  `create function atrium.write_user() returns trigger language plpgsql as $$
    declare
      wanted jsonb := coalesce(new.roles, '[]'::jsonb);
      rights_changed boolean := false;
      broken text;
    begin
      if tg_op = 'INSERT' then
        insert into atrium.user_account (id, login_name, password_hash, real_name, phone, sex, department, status,
          created_by, created_at, updated_by, updated_at)
        values (new.id, new."loginName", coalesce(new.password, ''), new."realName", coalesce(new.phone, ''),
          coalesce(new.sex, ''), new.department, coalesce(new.status, 'active'),
          new.created_by, new.created_at, new.updated_by, new.updated_at);
        new.revision := 1;
        new.status := coalesce(new.status, 'active');
      else
        rights_changed := wanted <> old.roles or new.status is distinct from old.status;
        if new.id = new.updated_by and rights_changed then perform atrium.refuse('OWN_RIGHTS'); end if;
        update atrium.user_account set login_name = new."loginName", real_name = new."realName",
          phone = coalesce(new.phone, ''), sex = coalesce(new.sex, ''), department = new.department,
          status = new.status, password_hash = coalesce(new.password, password_hash),
          auth_version = auth_version + (rights_changed or new.password is not null)::int,
          revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
        where id = old.id;
        delete from atrium.user_role where user_id = old.id and not wanted ? groupid;
      end if;
      insert into atrium.user_role (user_id, groupid, sort)
        select new.id, value, place from jsonb_array_elements_text(wanted) with ordinality as w(value, place)
        on conflict (user_id, groupid) do update set sort = excluded.sort;
      if rights_changed then perform atrium.keep_an_administrator(); end if;
      new.roles := wanted;
      new.password := null;
      return new;
    exception when unique_violation then
      get stacked diagnostics broken = constraint_name;
      if broken <> 'user_account_login_name' then raise; end if;
      raise unique_violation using constraint = 'field:loginName', message = 'the login name is taken';
    end $$`,
  `create trigger write_user instead of insert or update on data."platform-user"
    for each row execute function atrium.write_user()`,

  `create view data."platform-role" as
    select ${owned('groupid')}, groupid as code, name ->> 'zhCN' as "nameZh", name ->> 'enUS' as "nameEn",
      is_admin as "isAdmin", sort::numeric as sort,
      (select count(*) from atrium.user_role m where m.groupid = r.groupid)::numeric as users
    from atrium.role r`,
  `create function atrium.write_role() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if exists (select 1 from atrium.user_role where groupid = old.id) then
          perform atrium.refuse('STILL_USED');
        end if;
        delete from atrium.role where groupid = old.id;
        return old;
      end if;
      if tg_op = 'INSERT' then
        insert into atrium.role (groupid, name, is_admin, sort, created_by, created_at, updated_by, updated_at)
        values (new.code, jsonb_build_object('zhCN', new."nameZh", 'enUS', new."nameEn"),
          coalesce(new."isAdmin", false), coalesce(new.sort, 0)::int,
          new.created_by, new.created_at, new.updated_by, new.updated_at);
        new.id := new.code;
        new.revision := 1;
        new.users := 0;
        return new;
      end if;
      -- Documents name roles by it.
      if new.code is distinct from old.code then perform atrium.refuse('CODE_FIXED'); end if;
      update atrium.role set name = jsonb_build_object('zhCN', new."nameZh", 'enUS', new."nameEn"),
        is_admin = coalesce(new."isAdmin", false), sort = coalesce(new.sort, 0)::int, revision = new.revision,
        updated_by = new.updated_by, updated_at = new.updated_at
      where groupid = old.id;
      if old."isAdmin" and not coalesce(new."isAdmin", false) then perform atrium.keep_an_administrator(); end if;
      return new;
    exception when unique_violation then
      raise unique_violation using constraint = 'field:code', message = 'the code is taken';
    end $$`,
  `create trigger write_role instead of insert or update or delete on data."platform-role"
    for each row execute function atrium.write_role()`,

  `create view data."platform-department" as
    select ${owned('id')}, name, parent, sort::numeric as sort,
      (select count(*) from atrium.user_account u where u.department = d.id)::numeric as users
    from atrium.department d`,
  `create function atrium.write_department() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if exists (select 1 from atrium.department where parent = old.id)
          or exists (select 1 from atrium.user_account where department = old.id) then
          perform atrium.refuse('STILL_USED');
        end if;
        delete from atrium.department where id = old.id;
        return old;
      end if;
      if tg_op = 'INSERT' then
        insert into atrium.department (id, parent, name, sort, created_by, created_at, updated_by, updated_at)
        values (new.id, new.parent, new.name, coalesce(new.sort, 0)::int,
          new.created_by, new.created_at, new.updated_by, new.updated_at);
        new.revision := 1;
        new.users := 0;
        return new;
      end if;
      update atrium.department set parent = new.parent, name = new.name, sort = coalesce(new.sort, 0)::int,
        revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
      where id = old.id;
      if new.parent is distinct from old.parent then
        -- Two moves at once could close a ring that neither of them sees.
        perform pg_advisory_xact_lock(hashtext('atrium.department'));
        if exists (
          with recursive above(id, parent) as (
            select id, parent from atrium.department where id = new.parent
            union select d.id, d.parent from atrium.department d join above a on d.id = a.parent
          ) select 1 from above where id = old.id
        ) then perform atrium.refuse('DEPARTMENT_CYCLE'); end if;
      end if;
      return new;
    end $$`,
  `create trigger write_department instead of insert or update or delete on data."platform-department"
    for each row execute function atrium.write_department()`,

  // The digest of a token's digest: what is shown leads back to neither.
  `create view data."platform-session" as
    select encode(sha256(token_hash), 'hex') as id, 1 as revision, coalesce(user_id, 'visitor') as created_by,
      issued_at::timestamptz(3) as created_at, coalesce(user_id, 'visitor') as updated_by,
      seen_at::timestamptz(3) as updated_at,
      (select u.login_name from atrium.user_account u where u.id = s.user_id) as "loginName",
      (select u.real_name from atrium.user_account u where u.id = s.user_id) as "realName",
      kind, login_type as "loginType", ip, device, absolute_at::timestamptz(3) as "endsAt"
    from atrium.session s
    where revoked_at is null and absolute_at > now() and seen_at > now() - interval '30 minutes'
      and (user_id is null or exists (select 1 from atrium.user_account u
        where u.id = s.user_id and u.status = 'active' and u.auth_version = s.auth_version))`,
  `create function atrium.end_session() returns trigger language plpgsql as $$
    begin
      update atrium.session set revoked_at = now() where encode(sha256(token_hash), 'hex') = old.id;
      return old;
    end $$`,
  `create trigger end_session instead of delete on data."platform-session"
    for each row execute function atrium.end_session()`,

  `create view data."platform-audit" as
    select id::text as id, 1 as revision, actor as created_by, at::timestamptz(3) as created_at,
      actor as updated_by, at::timestamptz(3) as updated_at,
      coalesce((select u.real_name from atrium.user_account u where u.id = a.actor), actor) as person,
      ip, action, resource, case result when 'accepted' then 'accepted' else 'refused' end as outcome, result,
      request_id as "requestId",
      nullif(jsonb_pretty(before), 'null') as before, nullif(jsonb_pretty(after), 'null') as after
    from atrium.audit a`,
];

/** What the back office is made of, beside its documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
