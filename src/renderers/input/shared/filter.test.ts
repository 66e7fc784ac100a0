import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../conditions/index.ts';
import type { Condition } from '../../../schemas/condition.ts';
import {
  allOfThese,
  daysBetween,
  momentsBetween,
  numbersBetween,
  oneOfThese,
  textContains,
  yesOrNo,
} from './filter.meta.ts';

/** Whether a record with this value in field `f` passes. */
const passes = (conditionList: Condition[], f: unknown): boolean =>
  evaluate({ testRule: 'every', conditionList }, { f });

describe('what filters become', () => {
  it('asks for nothing when nothing is chosen', () => {
    const filters = [
      textContains,
      oneOfThese,
      allOfThese,
      numbersBetween,
      daysBetween,
      momentsBetween,
      yesOrNo,
    ];
    for (const toFilter of filters) {
      for (const nothing of [null, undefined, '', []]) expect(toFilter(nothing, 'f')).toEqual([]);
    }
    expect(textContains('  ', 'f')).toEqual([]);
    for (const range of [numbersBetween, daysBetween, momentsBetween, oneOfThese]) {
      expect(range([null, null], 'f')).toEqual([]);
    }
  });

  it('finds text anywhere in the field, without the white space around it', () => {
    expect(textContains(' 林 ', 'f')).toEqual([
      { bindKey: 'f', type: 'text', judgeType: 'contain', value: '林' },
    ]);
  });

  it('takes braces that a person types as text, never as a template', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{', '}', '{{', '}}', 'a', ' 1', '??', "'")), (parts) => {
        const typed = parts.join('');
        fc.pre(typed.trim() !== '');
        expect(passes(textContains(typed, 'f'), `before ${typed} after`)).toBe(true);
        expect(passes(textContains(typed, 'f'), '')).toBe(false);
      }),
    );
  });

  it('takes both ends of a range, and never the empty values', () => {
    const bounds = fc.option(fc.integer({ min: -50, max: 50 }));
    fc.assert(
      fc.property(bounds, bounds, fc.option(fc.integer({ min: -60, max: 60 })), (low, high, f) => {
        fc.pre(low !== null || high !== null);
        const expected = f !== null && f >= (low ?? -Infinity) && f <= (high ?? Infinity);
        expect(passes(numbersBetween([low, high], 'f'), f)).toBe(expected);
      }),
    );
  });

  it('takes the last day of a range of dates whole', () => {
    const conditions = daysBetween(['2024-09-01', '2024-09-30'], 'f');
    expect(conditions.map(({ judgeType, value }) => [judgeType, value])).toEqual([
      ['greaterEqual', '2024-09-01'],
      ['lessEqual', '2024-09-30'],
    ]);
    expect(passes(conditions, '2024-09-30')).toBe(true);
    expect(passes(conditions, '2024-10-01')).toBe(false);
    expect(passes(daysBetween([null, '2024-09-30'], 'f'), null)).toBe(false);
  });

  it('takes moments of the last day in the platform’s zone', () => {
    const conditions = momentsBetween(['2025-03-10', '2025-03-10'], 'f');
    expect(passes(conditions, '2025-03-09T16:00:00.000Z')).toBe(true);
    expect(passes(conditions, '2025-03-10T15:59:59.999Z')).toBe(true);
    expect(passes(conditions, '2025-03-10T16:00:00.000Z')).toBe(false);
    expect(passes(conditions, '2025-03-09T15:59:59.999Z')).toBe(false);
  });

  it('wants any of the choices of one, all of the choices of many', () => {
    expect(passes(oneOfThese(['a', 'b'], 'f'), 'b')).toBe(true);
    expect(passes(oneOfThese('a', 'f'), 'a')).toBe(true);
    expect(passes(allOfThese(['a', 'b'], 'f'), ['b', 'a', 'c'])).toBe(true);
    expect(passes(allOfThese(['a', 'b'], 'f'), ['a'])).toBe(false);
  });

  it('counts an empty answer as no', () => {
    expect(passes(yesOrNo(false, 'f'), null)).toBe(true);
    expect(passes(yesOrNo(true, 'f'), null)).toBe(false);
  });
});
