import { pureFunction } from './pureFunction.ts';

/** JSON text without blanks, members in the order in which JavaScript holds them: indices first. */
const jsonCompact = /* @__PURE__ */ pureFunction(
  'json_compact(value jsonb)',
  'text',
  () => String.raw`
begin
  case jsonb_typeof(value)
    when 'object' then
      return '{' || coalesce((
        select string_agg(to_json(key)::text || ':' || atrium.json_compact(member), ','
          order by case when key ~ '^(0|[1-9][0-9]{0,9})$' then nullif(least(key::bigint, 4294967295), 4294967295) end nulls last, place)
        from jsonb_each(value) with ordinality as members(key, member, place)), '') || '}';
    when 'array' then
      return '[' || coalesce((
        select string_agg(atrium.json_compact(element), ',' order by place)
        from jsonb_array_elements(value) with ordinality as elements(element, place)), '') || ']';
    when 'number' then
      return atrium.number_text((value #>> '{}')::double precision);
    else
      return value::text;
  end case;
end`,
);

/** The text rule for JSON. */
const jsonText = /* @__PURE__ */ pureFunction(
  'json_text(value jsonb)',
  'text',
  () => `
begin
  case jsonb_typeof(value)
    when 'object' then
      return atrium.json_compact(value);
    when 'array' then
      return coalesce((
        select string_agg(atrium.json_text(element), ',' order by place)
        from jsonb_array_elements(value) with ordinality as elements(element, place)), '');
    when 'number' then
      return atrium.number_text((value #>> '{}')::double precision);
    when 'string', 'boolean' then
      return value #>> '{}';
    else
      return '';
  end case;
end`,
);

const jsonItems = /* @__PURE__ */ pureFunction(
  'json_items(value jsonb)',
  'text[]',
  () => `
begin
  if value is null or value in ('null'::jsonb, '""'::jsonb) then
    return '{}';
  end if;
  if jsonb_typeof(value) = 'array' then
    return array(
      select atrium.json_text(element)
      from jsonb_array_elements(value) with ordinality as elements(element, place) order by place);
  end if;
  return array[atrium.json_text(value)];
end`,
);

const jsonNumber = /* @__PURE__ */ pureFunction(
  'json_number(value jsonb)',
  'double precision',
  () => `
begin
  case jsonb_typeof(value)
    when 'number', 'string' then
      return atrium.to_number(value #>> '{}');
    when 'boolean' then
      return case when value = 'true'::jsonb then 1 else 0 end;
    else
      return 0;
  end case;
end`,
);

const jsonMillis = /* @__PURE__ */ pureFunction(
  'json_millis(value jsonb, zone text)',
  'double precision',
  () => `
declare
  amount double precision;
begin
  case jsonb_typeof(value)
    when 'string' then
      return atrium.to_millis(value #>> '{}', zone);
    when 'number' then
      amount := atrium.to_number(value #>> '{}');
      return case when amount between -2208988800000 and 253402300799999 then amount end;
    else
      return null;
  end case;
end`,
);

const isEmptyUser = /* @__PURE__ */ pureFunction(
  'is_empty_user(value jsonb)',
  'boolean',
  () => `
begin
  if value is null or jsonb_typeof(value) <> 'object' then
    return true;
  end if;
  return not exists (
    select from unnest(array['userList', 'deptList', 'privilegeList', 'labelList']) as lists(name)
    where jsonb_typeof(value -> name) = 'array' and value -> name <> '[]'::jsonb);
end`,
);

export const jsonFunctions: readonly string[] = [
  jsonCompact,
  jsonText,
  jsonItems,
  jsonNumber,
  jsonMillis,
  isEmptyUser,
];
