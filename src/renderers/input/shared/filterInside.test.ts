import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../conditions/index.ts';
import type { Condition, ConditionTree } from '../../../schemas/condition.ts';
import {
  anyOfLabelled,
  chosenOrNot,
  clocksShared,
  daysShared,
  filledOrNot,
  oneOfLabelled,
  withinRegions,
} from './filterInside.meta.ts';

/** Whether a record with this value in field `f` passes. */
const passes = (list: readonly (Condition | ConditionTree)[], f: unknown): boolean =>
  evaluate(
    { testRule: 'custom', conditionList: [], conditionTree: { union: 'AND', list: [...list] } },
    { f },
  );

const entry = (value: string) => ({ value, label: `${value}名` });

describe('what filters of values with parts become', () => {
  it('asks for nothing when nothing is chosen, or what is chosen is something else', () => {
    const filters = [
      oneOfLabelled,
      anyOfLabelled,
      daysShared,
      clocksShared,
      withinRegions,
      filledOrNot,
      chosenOrNot,
    ];
    for (const toFilter of filters) {
      for (const nothing of [null, undefined, '', [], {}, 7, [null, null], [{}], 'x']) {
        expect(toFilter(nothing, 'f')).toEqual([]);
      }
    }
  });

  it('finds entries by their ids, whatever they are called now', () => {
    const chosen = oneOfLabelled([entry('a'), entry('{{b}}')], 'f');
    expect(passes(chosen, { value: 'a', label: '别名' })).toBe(true);
    expect(passes(chosen, { value: '{{b}}', label: '' })).toBe(true);
    expect(passes(chosen, { value: 'c', label: 'a' })).toBe(false);
    expect(passes(chosen, null)).toBe(false);
  });

  it('finds any of the chosen people at every place of a field of many', () => {
    const people = fc.uniqueArray(fc.integer({ min: 0, max: 400 }).map(String), { maxLength: 200 });
    const chosen = fc.uniqueArray(fc.integer({ min: 0, max: 400 }).map(String), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(people, chosen, (held, asked) => {
        const expected = asked.some((one) => held.includes(one));
        expect(passes(anyOfLabelled(asked.map(entry), 'f'), held.map(entry))).toBe(expected);
      }),
    );
    const full = Array.from({ length: 200 }, (_, place) => entry(`p${place}`));
    for (const place of [0, 4, 5, 24, 25, 199]) {
      expect(passes(anyOfLabelled([entry(`p${place}`)], 'f'), full)).toBe(true);
    }
  });

  it('finds ranges that share a day with the chosen one', () => {
    const day = fc
      .integer({ min: 0, max: 40 })
      .map((days) => new Date(days * 86_400_000 - 20 * 86_400_000).toISOString().slice(0, 10));
    const range = fc
      .tuple(day, day)
      .map(([one, other]): readonly [string, string] => (one < other ? [one, other] : [other, one]));
    fc.assert(
      fc.property(fc.option(range), fc.option(day), fc.option(day), (held, from, to) => {
        fc.pre(from !== null || to !== null);
        const expected =
          held !== null && (to === null || held[0] <= to) && (from === null || held[1] >= from);
        expect(passes(daysShared([from, to], 'f'), held)).toBe(expected);
      }),
    );
  });

  it('finds ranges of times that overlap the chosen one, not those that only meet it', () => {
    const clock = fc
      .integer({ min: 0, max: 1439 })
      .map((minute) =>
        [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
      );
    fc.assert(
      fc.property(fc.option(fc.tuple(clock, clock)), fc.option(clock), fc.option(clock), (held, from, to) => {
        fc.pre(from !== null || to !== null);
        const expected = held !== null && (to === null || held[0] < to) && (from === null || held[1] > from);
        expect(passes(clocksShared([from, to], 'f'), held)).toBe(expected);
      }),
    );
    expect(passes(clocksShared(['10:00', '12:00'], 'f'), ['08:00', '10:00'])).toBe(false);
  });

  it('finds what stands within a region', () => {
    const places = ['330000', '330100', '330106', '320106', '340000', '110101'];
    const found = (...codes: string[]) =>
      places.filter((code) => passes(withinRegions(codes.map(entry), 'f'), entry(code)));
    expect(found('330000')).toEqual(['330000', '330100', '330106']);
    expect(found('330100')).toEqual(['330100', '330106']);
    expect(found('330106')).toEqual(['330106']);
    expect(found('330106', '110000')).toEqual(['330106', '110101']);
    expect(passes(withinRegions([entry('HK')], 'f'), entry('HK'))).toBe(true);
    expect(passes(withinRegions([entry('330000')], 'f'), null)).toBe(false);
  });

  it('tells what holds a value from what holds none', () => {
    for (const held of [[{ id: 'x' }], { a: '1' }]) {
      expect([passes(filledOrNot(true, 'f'), held), passes(filledOrNot(false, 'f'), held)]).toEqual([
        true,
        false,
      ]);
    }
    expect([passes(filledOrNot(true, 'f'), null), passes(filledOrNot(false, 'f'), null)]).toEqual([
      false,
      true,
    ]);
    const nobody = { userList: [], deptList: [], privilegeList: [], labelList: [] };
    expect(passes(chosenOrNot(false, 'f'), nobody)).toBe(true);
    expect(passes(chosenOrNot(true, 'f'), { ...nobody, userList: [entry('a')] })).toBe(true);
  });
});
