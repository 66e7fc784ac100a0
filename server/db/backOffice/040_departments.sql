create view data."platform-department" as
  select d.id, d.revision, d.created_by, d.created_at::timestamptz(3) as created_at, d.updated_by,
    d.updated_at::timestamptz(3) as updated_at, d.name, d.parent, d.sort::numeric as sort,
    (select count(*) from atrium.user_account u where u.department = d.id)::numeric as users,
    (select jsonb_build_object('value', h.id, 'label', h.real_name) from atrium.user_account h
      where h.id = d.head) as head,
    (select jsonb_agg(jsonb_build_object('value', u.id, 'label', u.real_name) order by p.sort, u.id)
      from atrium.department_deputy p join atrium.user_account u on u.id = p.user_id
      where p.department = d.id) as deputies,
    exists (select from atrium.user_account h where h.id = d.head and h.status <> 'active') as "headDisabled"
  from atrium.department d;

create function atrium.write_department() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if exists (select 1 from atrium.department where parent = old.id)
        or exists (select 1 from atrium.user_account where department = old.id) then
        perform atrium.refuse('STILL_USED', array(
          select d.name from atrium.department d where d.parent = old.id
          union all select u.real_name from atrium.user_account u where u.department = old.id));
      end if;
      delete from atrium.department where id = old.id;
      return old;
    end if;
    if tg_op = 'INSERT' then
      insert into atrium.department (id, parent, name, sort, head, created_by, created_at, updated_by, updated_at)
      values (new.id, new.parent, new.name, coalesce(new.sort, 0)::int, new.head ->> 'value',
        new.created_by, new.created_at, new.updated_by, new.updated_at);
      new.revision := 1;
      new.users := 0;
    else
      update atrium.department set parent = new.parent, name = new.name, sort = coalesce(new.sort, 0)::int,
        head = new.head ->> 'value', revision = new.revision, updated_by = new.updated_by,
        updated_at = new.updated_at
      where id = old.id;
      delete from atrium.department_deputy where department = old.id;
    end if;
    insert into atrium.department_deputy (department, user_id, sort)
      select new.id, person ->> 'value', place
      from jsonb_array_elements(coalesce(new.deputies, '[]'::jsonb)) with ordinality as w(person, place);
    new."headDisabled" := exists (
      select from atrium.user_account where id = new.head ->> 'value' and status <> 'active');
    if tg_op = 'INSERT' then return new; end if;
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
  end $$;

create trigger write_department instead of insert or update or delete on data."platform-department"
  for each row execute function atrium.write_department();
