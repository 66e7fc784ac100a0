create view data."platform-role" as
  select groupid as id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, groupid as code, name ->> 'zhCN' as "nameZh", name ->> 'enUS' as "nameEn",
    is_admin as "isAdmin", sort::numeric as sort,
    (select count(*) from atrium.user_role m where m.groupid = r.groupid)::numeric as users
  from atrium.role r;

create function atrium.write_role() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if exists (select 1 from atrium.user_role where groupid = old.id) then
        perform atrium.refuse('STILL_USED', array(
          select u.real_name from atrium.user_role m join atrium.user_account u on u.id = m.user_id
          where m.groupid = old.id));
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
  end $$;

create trigger write_role instead of insert or update or delete on data."platform-role"
  for each row execute function atrium.write_role();

-- No two roles have codes that differ in case alone: documents name roles by them, and people read them as one. Those
-- that do already stay. The lock keeps two that are added at once from passing each other.
create function atrium.refuse_role_code() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('atrium.role'));
    if exists (select 1 from atrium.role where lower(groupid) = lower(new.groupid) and groupid <> new.groupid) then
      raise unique_violation using constraint = 'field:code', message = 'the code is taken';
    end if;
    return new;
  end $$;

create trigger refuse_role_code before insert on atrium.role
  for each row execute function atrium.refuse_role_code();
