import { literal } from '../../../conditions/index.ts';
import type { Condition, ConditionTree } from '../../../schemas/condition.ts';
import { isDateText } from './dateValue.meta.ts';
import { isClock } from './clock.meta.ts';
import { MOST_LABELLED } from './labelled.meta.ts';

// What the filter of a value with parts becomes: conditions over its parts, by their paths.

/** Entries that a filter takes at most: a field of many is asked about each of its places. */
export const MOST_CHOSEN = 20;

/** The ids of chosen entries: a list of `{ value, label }`, or one alone. */
const idsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one) =>
    typeof one === 'object' && one !== null && 'value' in one && typeof one.value === 'string'
      ? one.value
      : [],
  );

/** The field holds one of the chosen entries, by its id. */
export function oneOfLabelled(value: unknown, bindKey: string): Condition[] {
  const ids = idsIn(value).map(literal);
  return ids.length === 0
    ? []
    : [{ bindKey: `${bindKey}.value`, type: 'text', judgeType: 'inArray', value: ids }];
}

/** Places after which the rest is asked about only where the next place is taken: most lists are short. */
const STEPS: readonly number[] = [0, 5, 25, MOST_LABELLED];

/** A field of many entries holds any of the chosen ones, by their ids. Conditions reach entries by their places. */
export function anyOfLabelled(value: unknown, bindKey: string): ConditionTree[] {
  const ids = idsIn(value).slice(0, MOST_CHOSEN).map(literal);
  if (ids.length === 0) return [];
  const at = (place: number): string => `${bindKey}[${String(place)}].value`;
  const from = (step: number): ConditionTree => {
    const [first = 0, end = first] = STEPS.slice(step);
    const list: ConditionTree['list'] = [];
    for (let place = first; place < end; place += 1) {
      list.push({ bindKey: at(place), type: 'text', judgeType: 'inArray', value: ids });
    }
    const isTaken: Condition = { bindKey: at(end), type: 'text', judgeType: 'notEmpty' };
    if (end < MOST_LABELLED) list.push({ union: 'AND', list: [isTaken, from(step + 1)] });
    return { union: 'OR', list };
  };
  return [from(0)];
}

const ends = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A range of days shares a day with the chosen one, of which either end may be open. */
export function daysShared(value: unknown, bindKey: string): Condition[] {
  const [from, to] = ends(value);
  const [first, last] = [`${bindKey}[0]`, `${bindKey}[1]`];
  return [
    ...(isDateText(to) ? [{ bindKey: first, type: 'time', judgeType: 'lessEqual', value: to } as const] : []),
    ...(isDateText(from)
      ? [{ bindKey: last, type: 'time', judgeType: 'greaterEqual', value: from } as const]
      : []),
    // An empty time counts as 0, a moment of 1970.
    ...(isDateText(from) || isDateText(to)
      ? [{ bindKey: first, type: 'time', judgeType: 'notEmpty' } as const]
      : []),
  ];
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Every time of a day: conditions have no order of texts, but lists of them. */
const clocks = (): readonly string[] =>
  Array.from({ length: 1440 }, (_, minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);

/** The text is a time of the day that fits; the shorter of the two lists says so. */
function clockIs(bindKey: string, fits: (clock: string) => boolean): Condition[] {
  const [inside, outside] = [clocks().filter(fits), clocks().filter((clock) => !fits(clock))];
  if (inside.length <= outside.length)
    return [{ bindKey, type: 'text', judgeType: 'inArray', value: inside }];
  return [
    { bindKey, type: 'text', judgeType: 'notInArray', value: outside },
    { bindKey, type: 'text', judgeType: 'notEmpty' },
  ];
}

/** A range of times shares more than a moment with the chosen one, of which either end may be open. */
export function clocksShared(value: unknown, bindKey: string): Condition[] {
  const [from, to] = ends(value);
  return [
    ...(isClock(to) ? clockIs(`${bindKey}[0]`, (clock) => clock < to) : []),
    ...(isClock(from) ? clockIs(`${bindKey}[1]`, (clock) => clock > from) : []),
  ];
}

/** The last code of a region: a province's end in four zeros, a city's in two (GB/T 2260). */
function within(code: string): { least: number; most: number } | undefined {
  if (!/^[1-9]\d{5}$/.test(code)) return undefined;
  const room = code.endsWith('0000') ? 9999 : code.endsWith('00') ? 99 : 0;
  return { least: Number(code), most: Number(code) + room };
}

/** The region is one of the chosen ones, or stands within one. */
export function withinRegions(value: unknown, bindKey: string): ConditionTree[] {
  const key = `${bindKey}.value`;
  const list = idsIn(value).map((code): ConditionTree => {
    const range = within(code);
    if (!range)
      return {
        union: 'AND',
        list: [{ bindKey: key, type: 'text', judgeType: 'equal', value: literal(code) }],
      };
    return {
      union: 'AND',
      list: [
        { bindKey: key, type: 'number', judgeType: 'greaterEqual', value: range.least },
        { bindKey: key, type: 'number', judgeType: 'lessEqual', value: range.most },
      ],
    };
  });
  return list.length === 0 ? [] : [{ union: 'OR', list }];
}

/** There is a value, or none; for what has no parts to compare. */
export const filledOrNot = (value: unknown, bindKey: string): Condition[] =>
  typeof value === 'boolean' ? [{ bindKey, type: 'array', judgeType: value ? 'notEmpty' : 'empty' }] : [];

/** The same for people chosen in several ways. */
export const chosenOrNot = (value: unknown, bindKey: string): Condition[] =>
  typeof value === 'boolean' ? [{ bindKey, type: 'user', judgeType: value ? 'notEmpty' : 'empty' }] : [];
