import { isDateText } from './dateValue.meta.ts';
import { literal } from '../../../conditions/index.ts';
import type { Condition } from '../../../schemas/condition.ts';

// What a filter's value becomes as conditions. All conditions of a list hold together (AND).

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const pair = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The text stands somewhere in the field. */
export const textContains = (value: unknown, bindKey: string): Condition[] =>
  isText(value) ? [{ bindKey, type: 'text', judgeType: 'contain', value: literal(value.trim()) }] : [];

/** The field is one of the chosen values: a list, or one value alone. */
export function oneOfThese(value: unknown, bindKey: string): Condition[] {
  const chosen = (Array.isArray(value) ? value : [value]).filter(
    (one) => (typeof one === 'string' && one !== '') || typeof one === 'number' || typeof one === 'boolean',
  );
  return chosen.length === 0 ? [] : [{ bindKey, type: 'text', judgeType: 'inArray', value: chosen }];
}

/**
 * A field of many values holds all of the chosen ones. A flat list of conditions cannot say "any of these" for
 * lists, and `contain` with several values means all of them.
 */
export function allOfThese(value: unknown, bindKey: string): Condition[] {
  const chosen = Array.isArray(value) ? value : [];
  return chosen.length === 0 ? [] : [{ bindKey, type: 'array', judgeType: 'contain', value: chosen }];
}

/** True or false; everything else filters nothing. An empty field counts as false. */
export const yesOrNo = (value: unknown, bindKey: string): Condition[] =>
  typeof value === 'boolean' ? [{ bindKey, type: 'bool', judgeType: value ? 'true' : 'false' }] : [];

/** From the first to the second number, both included; either may be missing. */
export function numbersBetween(value: unknown, bindKey: string): Condition[] {
  const [from, to] = pair(value);
  const low = typeof from === 'number' ? from : undefined;
  const high = typeof to === 'number' ? to : undefined;
  return [
    ...(low === undefined
      ? []
      : [{ bindKey, type: 'number', judgeType: 'greaterEqual', value: low } as const]),
    ...(high === undefined
      ? []
      : [{ bindKey, type: 'number', judgeType: 'lessEqual', value: high } as const]),
    // An empty number counts as 0 in comparisons; a person who asks for a range does not mean the empty ones.
    ...((low === undefined && high === undefined) || (low ?? 0) > 0 || (high ?? 0) < 0
      ? []
      : [{ bindKey, type: 'number', judgeType: 'notEmpty' } as const]),
  ];
}

const between = (value: unknown, bindKey: string, end: (day: string) => string): Condition[] => {
  const [from, to] = pair(value);
  return [
    ...(isDateText(from) ? [{ bindKey, type: 'time', judgeType: 'greaterEqual', value: from } as const] : []),
    ...(isDateText(to) ? [{ bindKey, type: 'time', judgeType: 'lessEqual', value: end(to) } as const] : []),
    // An empty time counts as 0, a moment of 1970.
    ...((isDateText(to) && !isDateText(from)) || (isDateText(from) && from < '1970-01-02')
      ? [{ bindKey, type: 'time', judgeType: 'notEmpty' } as const]
      : []),
  ];
};

/** Dates from the first to the second day (`YYYY-MM-DD`), both included; either may be missing. */
export const daysBetween = (value: unknown, bindKey: string): Condition[] =>
  between(value, bindKey, (day) => day);

/** Moments from the start of the first day to the end of the second, in the platform's zone. */
export const momentsBetween = (value: unknown, bindKey: string): Condition[] =>
  between(value, bindKey, (day) => `${day}T23:59:59.999`);
