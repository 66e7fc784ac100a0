-- Every statement that reads records by somebody's rights asks this: rights are of a version of the form, and the columns
-- of a table are called as the codes of the version that is published. Where another one is by the time the statement has
-- the lock on the table, it is refused with SQLSTATE AT002 (db/outdated.ts) rather than answered by the rights of before.
create function atrium.published_form(form text, version integer) returns boolean
  language plpgsql stable parallel safe as $$
  begin
    perform from atrium.resource where kind = 'form' and id = $1 and published_version = $2;
    if not found then
      raise exception using errcode = 'AT002', message = 'The form is not published at this version';
    end if;
    return true;
  end $$;
