import { expect, test } from 'vitest';
import { whenTold } from './quietHours.ts';

const night = { from: '22:30', to: '07:00' };
const noon = { from: '12:00', to: '14:00' };

test.each([
  // 21:00, 23:00, 03:00 and 07:00 in China.
  ['2026-03-02T13:00:00.000Z', night, '2026-03-02T13:00:00.000Z'],
  ['2026-03-02T15:00:00.000Z', night, '2026-03-02T23:00:00.000Z'],
  ['2026-03-02T19:00:00.000Z', night, '2026-03-02T23:00:00.000Z'],
  ['2026-03-02T23:00:00.000Z', night, '2026-03-02T23:00:00.000Z'],
  ['2026-03-02T04:00:00.000Z', noon, '2026-03-02T06:00:00.000Z'],
  ['2026-03-02T06:00:00.000Z', noon, '2026-03-02T06:00:00.000Z'],
  ['2026-03-02T15:00:00.000Z', null, '2026-03-02T15:00:00.000Z'],
])('at %s with %j people are told at %s', (now, quiet, told) => {
  expect(whenTold(new Date(now), quiet).toISOString()).toBe(told);
});
