import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { Option } from '../../../../schemas/option.ts';
import { personOf, type PersonValue } from '../personValue.ts';
import { allRules } from './edit.ts';
import { isExpression, type ConditionField } from './fields.meta.ts';
import type { GroupRule, Rule } from './rules.meta.ts';

/** People that one id finds: ids hold no others, as a rule. */
const COUNT = 20;

/** The ids that a rule compares a person with. */
function idsOf(rule: Rule, people: ReadonlySet<string>): readonly string[] {
  if (rule.kind !== 'leaf' || !people.has(rule.condition.bindKey)) return [];
  const { value } = rule.condition;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one): one is string => typeof one === 'string' && one !== '' && !isExpression(one));
}

/**
 * Conditions hold people by their ids, persons read names: the fields with the people that are known by now as their
 * options, and what tells of further ones. Those of a condition that was there before are looked up; one whose name
 * cannot be had stands there by its id.
 */
export function useNamedPeople(
  fields: readonly ConditionField[],
  root: GroupRule,
): { fields: readonly ConditionField[]; learn: (people: readonly PersonValue[]) => void } {
  const { client, locale } = useRoot();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const learn = useCallback((people: readonly PersonValue[]) => {
    setNames((known) => ({
      ...known,
      ...Object.fromEntries(people.map(({ value, label }) => [value, label])),
    }));
  }, []);
  const codes = new Set(fields.flatMap(({ code, people }) => (people === true ? [code] : [])));
  const wanted = allRules(root).flatMap((rule) => idsOf(rule, codes));
  const missing = JSON.stringify([...new Set(wanted)].filter((id) => !Object.hasOwn(names, id)));
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const id of JSON.parse(missing) as string[]) {
      const param = { source: 'person', keyword: id, offset: 0, limit: COUNT };
      client.list<Option>('interface', '/component/getSelectorData.htm', param, { signal }).then(
        ({ list }) => {
          const found = list.find(({ value }) => value === id);
          if (found && !signal.aborted) learn([personOf(found, locale)]);
        },
        () => undefined,
      );
    }
    return () => stop.abort();
  }, [client, locale, missing, learn]);
  const named = useMemo(() => {
    const options = Object.entries(names).map(([value, label]) => ({ value, label }));
    return fields.map((field) => (field.people === true ? { ...field, options } : field));
  }, [fields, names]);
  return { fields: named, learn };
}
