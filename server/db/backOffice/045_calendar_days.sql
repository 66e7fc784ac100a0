-- Days that are not what their weekday says, or that have a name.
create view data."platform-calendar-day" as
  select id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, date, kind, nullif(name, '') as name
  from atrium.calendar_day;

create function atrium.write_calendar_day() returns trigger language plpgsql as $$
  declare broken text;
  begin
    if tg_op = 'DELETE' then
      delete from atrium.calendar_day where id = old.id;
      return old;
    end if;
    if tg_op = 'INSERT' then
      insert into atrium.calendar_day (id, date, kind, name, created_by, created_at, updated_by, updated_at)
      values (new.id, new.date, new.kind, coalesce(new.name, ''), new.created_by, new.created_at, new.updated_by,
        new.updated_at);
      new.revision := 1;
      return new;
    end if;
    update atrium.calendar_day set date = new.date, kind = new.kind, name = coalesce(new.name, ''),
      revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
    where id = old.id;
    return new;
  exception when unique_violation then
    get stacked diagnostics broken = constraint_name;
    if broken <> 'calendar_day_date_key' then raise; end if;
    raise unique_violation using constraint = 'field:date', message = 'the day is there already';
  end $$;

create trigger write_calendar_day instead of insert or update or delete on data."platform-calendar-day"
  for each row execute function atrium.write_calendar_day();

create function atrium.raise_calendar_revision() returns trigger language plpgsql as $$
  begin
    update atrium.calendar_revision set revision = revision + 1;
    return null;
  end $$;

create trigger raise_calendar_revision after insert or update or delete on atrium.calendar_day
  for each statement execute function atrium.raise_calendar_revision();
