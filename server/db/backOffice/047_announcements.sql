-- What the school tells its people, and how many have it. A draft is told to nobody; once it goes out it stays as it is
-- (modules/announcement).
create view data."platform-announcement" as
  select id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, title, nullif(title_en, '') as "titleEn", content,
    nullif(content_en, '') as "contentEn", everybody, recipients, state, told::numeric as told,
    sent_at::timestamptz(3) as "sentAt"
  from atrium.announcement;

create function atrium.write_announcement() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      delete from atrium.announcement where id = old.id;
      return old;
    end if;
    new.state := coalesce(new.state, 'draft');
    new.everybody := coalesce(new.everybody, true);
    if tg_op = 'INSERT' then
      insert into atrium.announcement (id, title, title_en, content, content_en, everybody, recipients, state,
        created_by, created_at, updated_by, updated_at)
      values (new.id, new.title, coalesce(new."titleEn", ''), new.content, coalesce(new."contentEn", ''),
        new.everybody, new.recipients, new.state, new.created_by, new.created_at, new.updated_by, new.updated_at);
      new.revision := 1;
      new.told := 0;
      return new;
    end if;
    update atrium.announcement set title = new.title, title_en = coalesce(new."titleEn", ''),
      content = new.content, content_en = coalesce(new."contentEn", ''), everybody = new.everybody,
      recipients = new.recipients, state = new.state, revision = new.revision, updated_by = new.updated_by,
      updated_at = new.updated_at
    where id = old.id;
    return new;
  end $$;

create trigger write_announcement instead of insert or update or delete on data."platform-announcement"
  for each row execute function atrium.write_announcement();
