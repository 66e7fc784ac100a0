import { expect, it } from 'vitest';
import { SERIAL_PATTERN, serialNumber, serialSeries } from './serial.ts';

const fits = (pattern: string): boolean => new RegExp(SERIAL_PATTERN).test(pattern);

it('fills in the date, and the count with its zeros', () => {
  const series = serialSeries('XG{YYYY}-{YY}{MM}{DD}-{0000}', '2026-03-09 08:00');
  expect(series).toBe('XG2026-260309-{0000}');
  expect(serialNumber(series, 7)).toBe('XG2026-260309-0007');
  expect(serialNumber(series, 12_345)).toBe('XG2026-260309-12345');
});

it('wants one count, and no other places than those that it knows', () => {
  expect(['{000}', 'A{YY}{0}B', '{MM}{0000}'].every(fits)).toBe(true);
  expect(['', 'XG{YYYY}', '{0}{00}', '{HH}{0}', '{0', '0}'].some(fits)).toBe(false);
});
