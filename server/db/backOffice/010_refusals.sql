create function atrium.refuse(code text) returns void language plpgsql as $$
  begin raise exception using errcode = 'AT001', message = code; end $$;

create function atrium.refuse(code text, users text) returns void language plpgsql as $$
  begin raise exception using errcode = 'AT001', message = code, detail = coalesce(users, ''); end $$;
