import { expect, test } from 'vitest';
import type { JudgeType } from '../../schemas/condition.ts';
import { evaluate, parseTime } from '../index.ts';

const at = (text: string): number => Date.parse(text);

test.each<[unknown, number | undefined]>([
  [1704067200000, 1704067200000],
  [0, 0],
  [1.5, 1.5],
  ['1704067200', 1704067200000],
  ['1704067200000', 1704067200000],
  ['17040672000', undefined],
  ['2024-01-01', at('2023-12-31T16:00:00Z')],
  ['2024/01/01', at('2023-12-31T16:00:00Z')],
  ['2024-01-01 08:00', at('2024-01-01T00:00:00Z')],
  ['2024/01/01 08:00:30', at('2024-01-01T00:00:30Z')],
  ['2024-01-01T08:00', at('2024-01-01T00:00:00Z')],
  ['2024-01-01T08:00:00.123', at('2024-01-01T00:00:00.123Z')],
  ['2024-01-01T00:00:00Z', at('2024-01-01T00:00:00Z')],
  ['2024-01-01T00:00:00.1239Z', at('2024-01-01T00:00:00.123Z')],
  ['2024-01-01T00:00:00.5Z', at('2024-01-01T00:00:00.500Z')],
  ['2024-01-01T08:00:00+08:00', at('2024-01-01T00:00:00Z')],
  ['2024-01-01T08:00:00+0800', at('2024-01-01T00:00:00Z')],
  ['2024-01-01T08:00:00-03', at('2024-01-01T11:00:00Z')],
  ['2024-02-29', at('2024-02-28T16:00:00Z')],
  ['2023-02-29', undefined],
  ['1900-02-29', undefined],
  ['2024-04-31', undefined],
  ['2024-00-01', undefined],
  ['2024-13-01', undefined],
  ['2024-01-00', undefined],
  ['2024-01-01 24:00', undefined],
  ['2024-01-01 23:60', undefined],
  ['2024-01-01T00:00:60.000Z', undefined],
  ['2023-02-29T00:00:00.000Z', undefined],
  ['2024-01/01', undefined],
  ['2024-1-1', undefined],
  ['20240101', undefined],
  [' 2024-01-01', undefined],
  ['1899-12-31', undefined],
  ['1899-12-31T23:59:59.999Z', undefined],
  ['9999-12-31T23:59:59.999Z', at('9999-12-31T23:59:59.999Z')],
  ['tomorrow', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  [true, undefined],
  [[], undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [at('1899-12-31T23:59:59.999Z'), undefined],
  [new Date(5), 5],
  [new Date(Number.NaN), undefined],
])('%j is %s', (value, time) => {
  expect(parseTime(value, 'Asia/Shanghai')).toBe(time);
});

test.each([
  // Shanghai had summer time from 1986 to 1991, and its own solar time before 1901.
  ['1986-06-01', 'Asia/Shanghai', '1986-05-31T15:00:00.000Z'],
  ['1986-05-04 02:30', 'Asia/Shanghai', '1986-05-03T18:30:00.000Z'],
  ['1990-09-16 01:30', 'Asia/Shanghai', '1990-09-15T16:30:00.000Z'],
  ['1900-06-01', 'Asia/Shanghai', '1900-05-31T15:54:17.000Z'],
  ['2024-03-10 02:30', 'America/New_York', '2024-03-10T07:30:00.000Z'],
  ['2024-03-10 03:00', 'America/New_York', '2024-03-10T07:00:00.000Z'],
  ['2024-11-03 01:30', 'America/New_York', '2024-11-03T05:30:00.000Z'],
  ['2024-11-03 02:00', 'America/New_York', '2024-11-03T07:00:00.000Z'],
  ['2024-03-31 01:30', 'Europe/London', '2024-03-31T01:30:00.000Z'],
  ['2011-12-30 12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ['2024-07-01', 'UTC', '2024-07-01T00:00:00.000Z'],
])('%s in %s is %s', (text, zone, expected) => {
  const time = parseTime(text, zone);
  expect(time === undefined ? undefined : new Date(time).toISOString()).toBe(expected);
});

const judge = (judgeType: JudgeType, actual: unknown, value?: unknown, zone?: string): boolean =>
  evaluate(
    { testRule: 'every', conditionList: [{ bindKey: 'a', type: 'time', judgeType, value }] },
    { a: actual },
    zone === undefined ? {} : { zone },
  );

test.each<[JudgeType, unknown, unknown, boolean]>([
  ['equal', '2024-01-01', '2023-12-31T16:00:00.000Z', true],
  ['equal', 'never', 0, true],
  ['less', 'never', '1970-01-02', true],
  ['greater', '2024-01-02', '2024/01/01 23:59:59', true],
  ['lessEqual', 1704067200000, '1704067200', true],
  ['greaterEqual', '2023-12-31', '2024-01-01', false],
  ['empty', '2023-02-29', undefined, true],
  ['empty', 0, undefined, false],
  ['notEmpty', '2024-01-01', undefined, true],
  ['inArray', '2024-01-01', '2024/01/01, 2024/01/02', true],
  ['inArray', null, ['x'], true],
  ['notInArray', null, [], true],
])('%s of %j with %j is %s', (judgeType, actual, value, verdict) => {
  expect(judge(judgeType, actual, value)).toBe(verdict);
});

test('the zone of the options decides, on both sides', () => {
  expect(judge('equal', '2024-01-01', '2024-01-01T00:00:00.000Z', 'UTC')).toBe(true);
  expect(judge('equal', '2024-01-01T05:00:00.000Z', '2024-01-01', 'America/New_York')).toBe(true);
  expect(() => judge('empty', null, null, 'Mars/Olympus')).toThrow(RangeError);
});
