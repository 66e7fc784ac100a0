import { expect, test } from 'vitest';
import { laterBy } from './workCalendar.ts';

/** A Friday of rest, and the Saturday of the same week on which people work instead. */
const DAYS = new Map([
  ['2026-10-02', 'rest'],
  ['2026-10-10', 'work'],
] as const);
const later = (at: string, amount: number, unit: 'hour' | 'workday'): string =>
  laterBy(at, { amount, unit }, 'Asia/Shanghai', (date) => DAYS.get(date as never));

test.each([
  ['an hour is an hour', '2026-10-01T08:00:00.000Z', 1, 'hour', '2026-10-01T09:00:00.000Z'],
  ['the time of the day stays', '2026-11-23T02:30:00.000Z', 1, 'workday', '2026-11-24T02:30:00.000Z'],
  ['a weekend does not count', '2026-11-27T02:30:00.000Z', 1, 'workday', '2026-11-30T02:30:00.000Z'],
  ['nor does a day of rest', '2026-10-01T02:30:00.000Z', 1, 'workday', '2026-10-05T02:30:00.000Z'],
  ['a Saturday of work does', '2026-10-09T02:30:00.000Z', 1, 'workday', '2026-10-10T02:30:00.000Z'],
  [
    'from a day of rest the next one begins',
    '2026-11-28T10:00:00.000Z',
    1,
    'workday',
    '2026-11-30T16:00:00.000Z',
  ],
  ['days begin where people live', '2026-11-27T17:00:00.000Z', 0, 'workday', '2026-11-29T16:00:00.000Z'],
  ['backwards', '2026-11-30T02:30:00.000Z', -1, 'workday', '2026-11-27T02:30:00.000Z'],
] as const)('%s', (_name, at, amount, unit, expected) => {
  expect(later(at, amount, unit)).toBe(expected);
});

test('a calendar of nothing but rest ends', () => {
  expect(laterBy('2026-11-27T00:00:00.000Z', { amount: 1, unit: 'workday' }, 'UTC', () => 'rest')).toMatch(
    /^20/,
  );
});
