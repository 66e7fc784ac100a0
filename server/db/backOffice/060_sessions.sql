-- The digest of a token's digest: what is shown leads back to neither.
create view data."platform-session" as
  select encode(sha256(token_hash), 'hex') as id, 1 as revision, coalesce(user_id, 'visitor') as created_by,
    issued_at::timestamptz(3) as created_at, coalesce(user_id, 'visitor') as updated_by,
    seen_at::timestamptz(3) as updated_at,
    (select u.login_name from atrium.user_account u where u.id = s.user_id) as "loginName",
    (select u.real_name from atrium.user_account u where u.id = s.user_id) as "realName",
    kind, login_type as "loginType", ip, device, absolute_at::timestamptz(3) as "endsAt"
  from atrium.session s
  where revoked_at is null and absolute_at > now() and seen_at > now() - interval '30 minutes'
    and (user_id is null or exists (select 1 from atrium.user_account u
      where u.id = s.user_id and u.status = 'active' and u.auth_version = s.auth_version));

-- Whoever ends sessions keeps the one they work in: among many chosen ones nobody would notice it.
create function atrium.end_session() returns trigger language plpgsql as $$
  begin
    if old.id = encode(sha256(decode(current_setting('atrium.session', true), 'hex')), 'hex')
      then perform atrium.refuse('OWN_SESSION'); end if;
    update atrium.session set revoked_at = now() where encode(sha256(token_hash), 'hex') = old.id;
    return old;
  end $$;

create trigger end_session instead of delete on data."platform-session"
  for each row execute function atrium.end_session();
