import { pureFunction } from './pureFunction.ts';

/** White space as JavaScript trims it. */
const blanks = (): string =>
  String.raw`E'\t\n\u000b\u000c\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'`;

/** The elements of text that is split at commas. */
const choices = /* @__PURE__ */ pureFunction(
  'choices(value text)',
  'text[]',
  () => `
begin
  return array(
    select item
    from (select btrim(part, ${blanks()}) as item, place
      from unnest(string_to_array(value, ',')) with ordinality as parts(part, place)) as items
    where item <> '' order by place);
end`,
);

const numberChoices = /* @__PURE__ */ pureFunction(
  'number_choices(value text)',
  'double precision[]',
  () => `
begin
  return array(select atrium.to_number(item) from unnest(atrium.choices(value)) as items(item));
end`,
);

const timeChoices = /* @__PURE__ */ pureFunction(
  'time_choices(value text, zone text)',
  'double precision[]',
  () => `
begin
  return array(select coalesce(atrium.to_millis(item, zone), 0) from unnest(atrium.choices(value)) as items(item));
end`,
);

const jsonChoices = /* @__PURE__ */ pureFunction(
  'json_choices(value jsonb)',
  'text[]',
  () => `
begin
  return case when jsonb_typeof(value) = 'string' then atrium.choices(value #>> '{}') else atrium.json_items(value) end;
end`,
);

const jsonNumberChoices = /* @__PURE__ */ pureFunction(
  'json_number_choices(value jsonb)',
  'double precision[]',
  () => `
begin
  case jsonb_typeof(value)
    when 'array' then
      return array(select atrium.json_number(element) from jsonb_array_elements(value) as elements(element));
    when 'string' then
      return atrium.number_choices(value #>> '{}');
    when 'number', 'boolean', 'object' then
      return array[atrium.json_number(value)];
    else
      return '{}';
  end case;
end`,
);

const jsonTimeChoices = /* @__PURE__ */ pureFunction(
  'json_time_choices(value jsonb, zone text)',
  'double precision[]',
  () => `
begin
  case jsonb_typeof(value)
    when 'array' then
      return array(
        select coalesce(atrium.json_millis(element, zone), 0) from jsonb_array_elements(value) as elements(element));
    when 'string' then
      return atrium.time_choices(value #>> '{}', zone);
    when 'number', 'boolean', 'object' then
      return array[coalesce(atrium.json_millis(value, zone), 0)];
    else
      return '{}';
  end case;
end`,
);

export const choiceFunctions: readonly string[] = [
  choices,
  numberChoices,
  timeChoices,
  jsonChoices,
  jsonNumberChoices,
  jsonTimeChoices,
];
