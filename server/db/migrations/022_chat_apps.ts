import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  `create table atrium.chat_account (
    id text primary key,
    platform integer not null check (platform in (1, 3, 5)),
    platform_user_id text not null,
    user_id text not null references atrium.user_account (id) on delete cascade,
    revision integer not null default 1,
    created_by text not null default 'system',
    created_at timestamptz not null default now(),
    updated_by text not null default 'system',
    updated_at timestamptz not null default now(),
    constraint chat_account_person unique (platform, platform_user_id)
  )`,
  'create index chat_account_user_id on atrium.chat_account (user_id)',
  // Codes that were asked about, by their hash.
  `create table atrium.chat_code (
    hash bytea primary key,
    expires_at timestamptz not null
  )`,
  'create index chat_code_expires_at on atrium.chat_code (expires_at)',
  // As a form module like those of 010_back_office.ts.
  `create view data."platform-chat-account" as
    select c.id, c.revision, c.created_by, c.created_at::timestamptz(3) as created_at, c.updated_by,
      c.updated_at::timestamptz(3) as updated_at, c.platform::text as platform,
      c.platform_user_id as "platformUserId", u.login_name as "loginName", u.real_name as "realName"
    from atrium.chat_account c join atrium.user_account u on u.id = c.user_id`,
  `create function atrium.write_chat_account() returns trigger language plpgsql as $$
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
    end $$`,
  `create trigger write_chat_account instead of insert or update or delete on data."platform-chat-account"
    for each row execute function atrium.write_chat_account()`,
];

/** Which people of chat apps are which accounts, and the codes that they came with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
