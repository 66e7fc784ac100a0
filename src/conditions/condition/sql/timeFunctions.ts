import { pureFunction } from './pureFunction.ts';

const offsetMillis = /* @__PURE__ */ pureFunction(
  'offset_millis(instant bigint, zone text)',
  'bigint',
  () => `
declare
  moment timestamptz := '1970-01-01 00:00:00+00'::timestamptz + floor(instant / 1000.0) * interval '1 second';
begin
  return extract(epoch from (moment at time zone zone) - (moment at time zone 'UTC'))::bigint * 1000;
end`,
);

const localMillis = /* @__PURE__ */ pureFunction(
  'local_millis(local_time bigint, zone text)',
  'double precision',
  () => `
declare
  before bigint;
  after bigint;
begin
  before := local_time - atrium.offset_millis(local_time - 86400000, zone);
  if local_time - before = atrium.offset_millis(before, zone) then
    return before;
  end if;
  after := local_time - atrium.offset_millis(local_time + 86400000, zone);
  return case when local_time - after = atrium.offset_millis(after, zone) then after else before end;
end`,
);

const toMillis = /* @__PURE__ */ pureFunction(
  'to_millis(value text, zone text)',
  'double precision',
  () => String.raw`
declare
  parts text[];
  days int;
  local_time bigint;
begin
  if value is null or length(value) < 10 then
    return null;
  end if;
  if value ~ '^[0-9]{10}$' then
    return value::double precision * 1000;
  end if;
  if value ~ '^[0-9]{13}$' then
    return value::double precision;
  end if;
  parts := regexp_match(value, '^([0-9]{4})([-/])([0-9]{2})\2([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,]([0-9]{1,9}))?)?(Z|[+-][0-9]{2}(?::?[0-9]{2})?)?)?$');
  if parts is null or parts[1]::int < 1900 or parts[3]::int not between 1 and 12 then
    return null;
  end if;
  days := extract(day from make_date(parts[1]::int, parts[3]::int, 1) + interval '1 month' - interval '1 day');
  if parts[4]::int not between 1 and days or coalesce(parts[5]::int, 0) > 23
    or coalesce(parts[6]::int, 0) > 59 or coalesce(parts[7]::int, 0) > 59 then
    return null;
  end if;
  local_time := (make_date(parts[1]::int, parts[3]::int, parts[4]::int) - '1970-01-01'::date)::bigint * 86400000
    + coalesce(parts[5]::int, 0) * 3600000 + coalesce(parts[6]::int, 0) * 60000
    + coalesce(parts[7]::int, 0) * 1000 + left(rpad(coalesce(parts[8], ''), 3, '0'), 3)::int;
  if parts[9] is null then
    return atrium.local_millis(local_time, zone);
  end if;
  if parts[9] = 'Z' then
    return local_time;
  end if;
  if substr(parts[9], 2, 2)::int > 23 or (length(parts[9]) > 3 and right(parts[9], 2)::int > 59) then
    return null;
  end if;
  return local_time - case when parts[9] like '-%' then -1 else 1 end
    * (substr(parts[9], 2, 2)::int * 60 + case when length(parts[9]) > 3 then right(parts[9], 2)::int else 0 end) * 60000;
end`,
);

const dateMillis = /* @__PURE__ */ pureFunction(
  'date_millis(value date, zone text)',
  'double precision',
  () => `
begin
  if value between '1900-01-01'::date and '9999-12-31'::date then
    return atrium.local_millis((value - '1970-01-01'::date)::bigint * 86400000, zone);
  end if;
  return null;
end`,
);

const instantMillis = /* @__PURE__ */ pureFunction(
  'instant_millis(value timestamptz)',
  'double precision',
  () => `
begin
  if value between '1900-01-01 00:00:00+00'::timestamptz and '9999-12-31 23:59:59.999+00'::timestamptz then
    return extract(epoch from value) * 1000;
  end if;
  return null;
end`,
);

export const timeFunctions: readonly string[] = [
  offsetMillis,
  localMillis,
  toMillis,
  dateMillis,
  instantMillis,
];
