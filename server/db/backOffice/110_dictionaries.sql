create view data."platform-dictionary" as
  select code as id, revision, created_by, created_at::timestamptz(3) as created_at, updated_by,
    updated_at::timestamptz(3) as updated_at, code, name ->> 'zhCN' as "nameZh", name ->> 'enUS' as "nameEn",
    (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('value', i.value, 'labelZh', i.label_zh,
        'labelEn', i.label_en, 'tone', nullif(i.color, ''), 'parent', i.parent)) order by i.sort, i.value)
      from atrium.dictionary_item i where i.dictionary = d.code) as items,
    (select count(*) from atrium.dictionary_item i where i.dictionary = d.code)::numeric as count
  from atrium.dictionary d;

create function atrium.write_dictionary() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      delete from atrium.dictionary where code = old.id;
      return old;
    end if;
    if tg_op = 'INSERT' then
      insert into atrium.dictionary (code, name, created_by, created_at, updated_by, updated_at)
      values (new.code, jsonb_build_object('zhCN', new."nameZh", 'enUS', new."nameEn"),
        new.created_by, new.created_at, new.updated_by, new.updated_at);
      new.id := new.code;
      new.revision := 1;
    else
      -- Documents name dictionaries by it.
      if new.code is distinct from old.code then perform atrium.refuse('CODE_FIXED'); end if;
      update atrium.dictionary set name = jsonb_build_object('zhCN', new."nameZh", 'enUS', new."nameEn"),
        revision = new.revision, updated_by = new.updated_by, updated_at = new.updated_at
      where code = old.id;
      delete from atrium.dictionary_item where dictionary = old.id;
    end if;
    insert into atrium.dictionary_item (dictionary, value, label_zh, label_en, color, parent, sort)
      select new.code, i ->> 'value', i ->> 'labelZh', i ->> 'labelEn', coalesce(i ->> 'tone', ''), i ->> 'parent', place
      from jsonb_array_elements(coalesce(new.items, '[]'::jsonb)) with ordinality as e(i, place);
    new.count := jsonb_array_length(coalesce(new.items, '[]'::jsonb));
    return new;
  exception when unique_violation then
    declare broken text;
    begin
      get stacked diagnostics broken = constraint_name;
      raise unique_violation using
        constraint = case broken when 'dictionary_pkey' then 'field:code' else 'field:items' end,
        message = 'a code or a value stands there twice';
    end;
  end $$;

create trigger write_dictionary instead of insert or update or delete on data."platform-dictionary"
  for each row execute function atrium.write_dictionary();
