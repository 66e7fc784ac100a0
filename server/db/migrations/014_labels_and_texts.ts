import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Labels of people and texts of the project, as form modules like those of 010_back_office.ts.

const OWNED = `revision integer not null default 1, created_by text not null default 'system',
    created_at timestamptz not null default now(), updated_by text not null default 'system',
    updated_at timestamptz not null default now()`;

const owned = `revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at`;

const statements: readonly string[] = [
  `create table atrium.label (
    id text primary key,
    name jsonb not null,
    sort integer not null default 0,
    ${OWNED}
  )`,
  `create table atrium.user_label (
    user_id text not null references atrium.user_account (id) on delete cascade,
    label text not null references atrium.label (id),
    primary key (user_id, label)
  )`,
  'create index user_label_label on atrium.user_label (label)',
  `create view data."platform-label" as
    select id, ${owned}, name ->> 'zhCN' as "nameZh", name ->> 'enUS' as "nameEn", sort::numeric as sort,
      (select count(*) from atrium.user_label m where m.label = l.id)::numeric as users
    from atrium.label l`,
  `create function atrium.write_label() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if exists (select 1 from atrium.user_label where label = old.id) then
          perform atrium.refuse('STILL_USED');
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
    end $$`,
  `create trigger write_label instead of insert or update or delete on data."platform-label"
    for each row execute function atrium.write_label()`,

  `create or replace view data."platform-user" as
    select id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
      updated_at::timestamptz(3) as updated_at, login_name as "loginName", real_name as "realName",
      nullif(phone, '') as phone, nullif(sex, '') as sex, department,
      coalesce((select jsonb_agg(m.groupid order by m.sort, m.groupid) from atrium.user_role m
        where m.user_id = u.id), '[]'::jsonb) as roles,
      status, null::text as password,
      (select max(s.seen_at) from atrium.session s where s.user_id = u.id)::timestamptz(3) as "seenAt",
      coalesce((select jsonb_agg(l.label order by l.label) from atrium.user_label l
        where l.user_id = u.id), '[]'::jsonb) as labels
    from atrium.user_account u`,
  // Labels give no rights: a change of them ends no session. Runs after write_user, since triggers run by their names.
  `create function atrium.write_user_labels() returns trigger language plpgsql as $$
    declare wanted jsonb := coalesce(new.labels, '[]'::jsonb);
    begin
      delete from atrium.user_label where user_id = new.id and not wanted ? label;
      insert into atrium.user_label (user_id, label)
        select new.id, value from jsonb_array_elements_text(wanted) as w(value) on conflict do nothing;
      new.labels := wanted;
      return new;
    end $$`,
  `create trigger write_user_labels instead of insert or update on data."platform-user"
    for each row execute function atrium.write_user_labels()`,

  `create table atrium.project_text (
    id text primary key,
    project_id text not null,
    key text not null,
    zh_cn text not null,
    en_us text not null,
    ${OWNED},
    constraint project_text_key unique (project_id, key)
  )`,
  `create function atrium.project_id() returns text language sql stable as $$
    select coalesce((select nullif(value ->> 'projectId', '') from atrium.setting where key = 'project'), '100000000') $$`,
  `create view data."platform-text" as
    select id, ${owned}, project_id, key, zh_cn, en_us from atrium.project_text`,
  `create function atrium.write_project_text() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from atrium.project_text where id = old.id;
        return old;
      end if;
      if tg_op = 'INSERT' then
        new.project_id := coalesce(new.project_id, atrium.project_id());
        insert into atrium.project_text (id, project_id, key, zh_cn, en_us, created_by, created_at, updated_by,
          updated_at)
        values (new.id, new.project_id, new.key, new.zh_cn, new.en_us, new.created_by, new.created_at,
          new.updated_by, new.updated_at);
        new.revision := 1;
        return new;
      end if;
      update atrium.project_text set key = new.key, zh_cn = new.zh_cn, en_us = new.en_us, revision = new.revision,
        updated_by = new.updated_by, updated_at = new.updated_at
      where id = old.id;
      return new;
    exception when unique_violation then
      raise unique_violation using constraint = 'field:key', message = 'the key is taken';
    end $$`,
  `create trigger write_project_text instead of insert or update or delete on data."platform-text"
    for each row execute function atrium.write_project_text()`,
];

/** Labels with who bears them, and texts that a project puts in the place of the product's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
