-- What a role may design, beside the roles (docs/decisions/design-rights.md). A system may be there no longer, or again.
create view data."platform-design-right" as
  select id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, role, system, to_jsonb(rights) as rights,
    case when system = '*' then '全部系统' else coalesce((select coalesce(r.schema #>> '{title,zhCN}', r.name)
      from atrium.resource r where r.kind = 'system' and r.id = d.system), system) end as "systemZh",
    case when system = '*' then 'All systems' else coalesce((select coalesce(r.schema #>> '{title,enUS}', r.name)
      from atrium.resource r where r.kind = 'system' and r.id = d.system), system) end as "systemEn"
  from atrium.design_right d;

create function atrium.write_design_right() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      delete from atrium.design_right where id = old.id;
      return old;
    end if;
    if tg_op = 'INSERT' then
      insert into atrium.design_right (id, role, system, rights, created_by, created_at, updated_by, updated_at)
      values (new.id, new.role, new.system, array(select jsonb_array_elements_text(new.rights)),
        new.created_by, new.created_at, new.updated_by, new.updated_at);
      new.revision := 1;
    else
      update atrium.design_right set role = new.role, system = new.system,
        rights = array(select jsonb_array_elements_text(new.rights)), revision = new.revision,
        updated_by = new.updated_by, updated_at = new.updated_at
      where id = old.id;
    end if;
    -- What is answered of a write is this row.
    select "systemZh", "systemEn" into new."systemZh", new."systemEn"
      from data."platform-design-right" where id = new.id;
    return new;
  exception when unique_violation then
    raise unique_violation using constraint = 'field:system', message = 'the role has rights on the system';
  end $$;

create trigger write_design_right instead of insert or update or delete on data."platform-design-right"
  for each row execute function atrium.write_design_right();
