-- What must hold whoever writes is refused by the triggers of these files, with SQLSTATE AT001 and a code of the
-- catalogue (errors/toAppError.ts).

-- Where others need what would go, they are told: how many there are, and the first ten (errors/stillUsed.ts).
create function atrium.refuse(code text, who text[] default '{}') returns void language plpgsql as $$
  declare
    told text := '';
  begin
    if cardinality(who) > 0 then
      select concat_ws(E'\n', cardinality(who), string_agg(name, E'\n' order by name)) into told
      from (select name from unnest(who) as w(name) order by name limit 10) as first;
    end if;
    raise exception using errcode = 'AT001', message = code, detail = told;
  end $$;
