-- Two who take each other's rights away at once wait for one another.
create function atrium.keep_an_administrator() returns void language plpgsql as $$
  begin
    perform 1 from atrium.role where is_admin order by groupid for update;
    if not exists (
      select 1 from atrium.user_account u join atrium.user_role m on m.user_id = u.id
        join atrium.role r on r.groupid = m.groupid
      where r.is_admin and u.status = 'active'
    ) then perform atrium.refuse('LAST_ADMINISTRATOR'); end if;
  end $$;

-- Two who want one number at once wait for each other, until the end of the transaction.
create function atrium.take_phone(wanted text, taker text) returns boolean language plpgsql as $$
  declare plain text := regexp_replace(wanted, '^\+86(?=1[3-9])', '');
  begin
    perform pg_advisory_xact_lock(hashtextextended('atrium.phone ' || plain, 0));
    return not exists (
      select from atrium.user_account where phone in (plain, '+86' || plain) and id <> taker
    );
  end $$;

create view data."platform-user" as
  select id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, login_name as "loginName", real_name as "realName",
    nullif(phone, '') as phone, nullif(email, '') as email, nullif(sex, '') as sex, department,
    coalesce((select jsonb_agg(m.groupid order by m.sort, m.groupid) from atrium.user_role m
      where m.user_id = u.id), '[]'::jsonb) as roles,
    status, null::text as password,
    (select max(s.seen_at) from atrium.session s where s.user_id = u.id)::timestamptz(3) as "seenAt",
    coalesce((select jsonb_agg(l.label order by l.label) from atrium.user_label l
      where l.user_id = u.id), '[]'::jsonb) as labels,
    -- As accounts from before and from other sources may share it.
    u.phone <> '' and exists (
      select from atrium.user_account other
      where other.phone <> '' and other.id <> u.id and other.phone in (plain, '+86' || plain)
    ) as "phoneShared",
    verified
  from atrium.user_account u
    cross join lateral (select regexp_replace(u.phone, '^\+86(?=1[3-9])', '') as plain) spelt;

create function atrium.write_user() returns trigger language plpgsql as $$
  declare
    wanted jsonb := coalesce(new.roles, '[]'::jsonb);
    labelled jsonb := coalesce(new.labels, '[]'::jsonb);
    rights_changed boolean := false;
    broken text;
  begin
    -- A number that is shared already stays until somebody changes it: what else there is to change is not held up.
    if tg_op = 'INSERT' or new.phone is distinct from old.phone then
      if new.phone is not null and not atrium.take_phone(new.phone, new.id) then
        raise unique_violation using constraint = 'field:phone', message = 'the phone is taken';
      end if;
      -- What is answered of a write is this row: whoever has just been given a number is alone with it.
      new."phoneShared" := false;
    end if;
    -- Whom an administrator adds is known.
    new.verified := coalesce(new.verified, true);
    if tg_op = 'INSERT' then
      insert into atrium.user_account (id, login_name, password_hash, real_name, phone, email, sex, department,
        status, verified, created_by, created_at, updated_by, updated_at)
      values (new.id, new."loginName", coalesce(new.password, ''), new."realName", coalesce(new.phone, ''),
        coalesce(new.email, ''), coalesce(new.sex, ''), new.department, coalesce(new.status, 'active'),
        new.verified, new.created_by, new.created_at, new.updated_by, new.updated_at);
      new.revision := 1;
      new.status := coalesce(new.status, 'active');
    else
      rights_changed := wanted <> old.roles or new.status is distinct from old.status;
      if new.id = new.updated_by and rights_changed then perform atrium.refuse('OWN_RIGHTS'); end if;
      update atrium.user_account set login_name = new."loginName", real_name = new."realName",
        phone = coalesce(new.phone, ''), email = coalesce(new.email, ''), sex = coalesce(new.sex, ''),
        department = new.department, status = new.status, verified = new.verified,
        password_hash = coalesce(new.password, password_hash),
        auth_version = auth_version + (rights_changed or new.password is not null)::int,
        revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
      where id = old.id;
      delete from atrium.user_role where user_id = old.id and not wanted ? groupid;
    end if;
    insert into atrium.user_role (user_id, groupid, sort)
      select new.id, value, place from jsonb_array_elements_text(wanted) with ordinality as w(value, place)
      on conflict (user_id, groupid) do update set sort = excluded.sort;
    if rights_changed then perform atrium.keep_an_administrator(); end if;
    -- Labels give no rights: a change of them ends no session.
    delete from atrium.user_label where user_id = new.id and not labelled ? label;
    insert into atrium.user_label (user_id, label)
      select new.id, value from jsonb_array_elements_text(labelled) as w(value) on conflict do nothing;
    new.roles := wanted;
    new.labels := labelled;
    new.password := null;
    return new;
  exception when unique_violation then
    get stacked diagnostics broken = constraint_name;
    if broken <> 'user_account_login_name' then raise; end if;
    raise unique_violation using constraint = 'field:loginName', message = 'the login name is taken';
  end $$;

create trigger write_user instead of insert or update on data."platform-user"
  for each row execute function atrium.write_user();

-- Whoever disables or removes an account, and by whatever way, what hangs on it is seen to: by the call that did it, in
-- its transaction, else within a minute (organisation/Leavers.ts).
create function atrium.note_left() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.status = 'active' then
      delete from atrium.account_left where user_id = new.id;
    else
      insert into atrium.account_left (user_id) values (old.id) on conflict do nothing;
    end if;
    return null;
  end $$;

create trigger note_left after update of status on atrium.user_account
  for each row when (old.status is distinct from new.status) execute function atrium.note_left();
create trigger note_removed after delete on atrium.user_account
  for each row execute function atrium.note_left();
