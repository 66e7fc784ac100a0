create view data."platform-label" as
  select id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, name ->> 'zhCN' as "nameZh", name ->> 'enUS' as "nameEn",
    sort::numeric as sort,
    (select count(*) from atrium.user_label m where m.label = l.id)::numeric as users
  from atrium.label l;

create function atrium.write_label() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if exists (select 1 from atrium.user_label where label = old.id) then
        perform atrium.refuse('STILL_USED', array(
          select u.real_name from atrium.user_label m join atrium.user_account u on u.id = m.user_id
          where m.label = old.id));
      end if;
      delete from atrium.label where id = old.id;
      return old;
    end if;
    if tg_op = 'INSERT' then
      insert into atrium.label (id, name, sort, created_by, created_at, updated_by, updated_at)
      values (new.id, jsonb_build_object('zhCN', new."nameZh", 'enUS', new."nameEn"),
        coalesce(new.sort, 0)::int, new.created_by, new.created_at, new.updated_by, new.updated_at);
      new.revision := 1;
      new.users := 0;
      return new;
    end if;
    update atrium.label set name = jsonb_build_object('zhCN', new."nameZh", 'enUS', new."nameEn"),
      sort = coalesce(new.sort, 0)::int, revision = new.revision, updated_by = new.updated_by,
      updated_at = new.updated_at
    where id = old.id;
    return new;
  end $$;

create trigger write_label instead of insert or update or delete on data."platform-label"
  for each row execute function atrium.write_label();

-- No two labels are called the same, in either language: nobody could tell them apart where they are chosen. Those that
-- are already stay until one of them is named anew. The lock keeps two that are added at once from passing each other.
create function atrium.refuse_label_name() returns trigger language plpgsql as $$
  declare taken text;
  begin
    if tg_op = 'UPDATE' and old.name = new.name then
      return new;
    end if;
    perform pg_advisory_xact_lock(hashtext('atrium.label'));
    select case when name ->> 'zhCN' = new.name ->> 'zhCN' then 'nameZh' else 'nameEn' end into taken
      from atrium.label
      where id <> new.id and (name ->> 'zhCN' = new.name ->> 'zhCN' or name ->> 'enUS' = new.name ->> 'enUS')
      limit 1;
    if taken is not null then
      raise unique_violation using constraint = 'field:' || taken, message = 'the name is taken';
    end if;
    return new;
  end $$;

create trigger refuse_label_name before insert or update on atrium.label
  for each row execute function atrium.refuse_label_name();
