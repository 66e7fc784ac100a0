import { pureFunction } from './pureFunction.ts';

/** 2^1024 - 2^970: from here on decimals read as infinite. */
const infinite = (): string => String(2n ** 1024n - 2n ** 970n);

const toNumber = /* @__PURE__ */ pureFunction(
  'to_number(value text)',
  'double precision',
  () => String.raw`
declare
  core text;
  parts text[];
  whole text;
  fraction text;
  amount numeric;
begin
  if value is null
    or value !~ '^[ \t\r\n]*[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]{1,3})?[ \t\r\n]*$' then
    return 0;
  end if;
  core := btrim(value, E' \t\r\n');
  if length(core) <= 100 and core !~ '[eE]' then
    return core::double precision;
  end if;
  parts := regexp_match(core, '^([+-]?)([0-9]*)\.?([0-9]*)(?:[eE]([+-]?[0-9]+))?$');
  whole := ltrim(parts[2], '0');
  fraction := parts[3];
  if length(whole) > 1400 then
    return 0;
  end if;
  -- Digits so far behind the point decide nothing but a tie, for which one that is not zero will do.
  if length(fraction) > 2500 then
    fraction := left(fraction, 2500) || case when substr(fraction, 2501) ~ '[1-9]' then '1' else '' end;
  end if;
  amount := ('0' || whole || '.' || fraction || '0e' || coalesce(parts[4], '0'))::numeric;
  if amount >= ${infinite()} or amount < 2.4703282292062328e-324 then
    return 0;
  end if;
  return case when parts[1] = '-' then -1 else 1 end * amount::double precision;
end`,
);

/** A number as JavaScript writes it. */
const numberText = /* @__PURE__ */ pureFunction(
  'number_text(value double precision)',
  'text',
  () => String.raw`
begin
  if value = 0 then
    return '0';
  end if;
  if abs(value) >= 1e21 or abs(value) < 1e-6 then
    return regexp_replace(value::text, 'e([+-])0+([0-9])', 'e\1\2');
  end if;
  return trim_scale(value::text::numeric)::text;
end`,
);

export const numberFunctions: readonly string[] = [toNumber, numberText];
