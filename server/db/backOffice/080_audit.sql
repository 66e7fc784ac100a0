create view data."platform-audit" as
  select id::text as id, 1 as revision, actor as created_by, at::timestamptz(3) as created_at,
    actor as updated_by, at::timestamptz(3) as updated_at,
    coalesce((select u.real_name from atrium.user_account u where u.id = a.actor), actor) as person,
    ip, action, resource, case result when 'accepted' then 'accepted' else 'refused' end as outcome, result,
    request_id as "requestId",
    nullif(jsonb_pretty(before), 'null') as before, nullif(jsonb_pretty(after), 'null') as after
  from atrium.audit a;
