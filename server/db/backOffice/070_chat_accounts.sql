-- Which people of chat apps are which accounts.
create view data."platform-chat-account" as
  select c.id, c.revision, c.created_by, c.created_at::timestamptz(3) as created_at, c.updated_by,
    c.updated_at::timestamptz(3) as updated_at, c.platform::text as platform,
    c.platform_user_id as "platformUserId", u.login_name as "loginName", u.real_name as "realName"
  from atrium.chat_account c join atrium.user_account u on u.id = c.user_id;

create function atrium.write_chat_account() returns trigger language plpgsql as $$
  declare account atrium.user_account;
  begin
    if tg_op = 'DELETE' then
      delete from atrium.chat_account where id = old.id;
      return old;
    end if;
    select * into account from atrium.user_account where lower(login_name) = lower(new."loginName");
    if not found then perform atrium.refuse('USER_UNKNOWN'); end if;
    if tg_op = 'INSERT' then
      insert into atrium.chat_account (id, platform, platform_user_id, user_id, created_by, created_at, updated_by,
        updated_at)
      values (new.id, new.platform::int, new."platformUserId", account.id, new.created_by, new.created_at,
        new.updated_by, new.updated_at);
      new.revision := 1;
    else
      update atrium.chat_account set platform = new.platform::int, platform_user_id = new."platformUserId",
        user_id = account.id, revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
      where id = old.id;
    end if;
    new."loginName" := account.login_name;
    new."realName" := account.real_name;
    return new;
  exception when unique_violation then
    raise unique_violation using constraint = 'field:platformUserId', message = 'the person is bound already';
  end $$;

create trigger write_chat_account instead of insert or update or delete on data."platform-chat-account"
  for each row execute function atrium.write_chat_account();
