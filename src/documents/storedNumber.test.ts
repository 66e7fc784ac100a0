import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundNumber, withoutNoise } from './storedNumber.ts';

test.each([
  [0.1 * 3, 0.3],
  [3 * 1.1, 3.3],
  [0.3 - 0.1 * 3, 0],
  [1 / 3, 0.333333],
  [-0.1 * 3, -0.3],
  [12345678901234.56, 12345678901234.6],
])('%d is kept as %d', (value, kept) => {
  expect(roundNumber(value)).toBeCloseTo(kept, 15);
});

test.each([
  [0.1 * 3, 0.3],
  [3 * 19.99, 59.97],
  [0.1 + 0.2, 0.3],
  [4.35 * 100, 435],
])('what arithmetic leaves behind %d goes', (value, meant) => {
  expect(withoutNoise(value)).toBe(meant);
});

test.each([
  0.1234567,
  1e-10,
  1e-12,
  1234567.1234567,
  12345678.1234567,
  1000.123456001,
  1 / 3,
  0,
  123456789.1234561,
  999999999.1234567,
  923456789012.3456,
  4503599627370.4961,
  9999999999999.995,
  99999999999999.95,
  999999999999999.5,
])('a written digit is never rounded away: %d', (value) => {
  expect(withoutNoise(value)).toBe(value);
});

test('what has seven decimals keeps them', () => {
  const written = fc.tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 9_999_999 }));
  fc.assert(
    fc.property(written, ([whole, decimals]) => {
      fc.pre(decimals % 10 !== 0);
      const value = Number(`${String(whole)}.${String(decimals).padStart(7, '0')}`);
      expect(withoutNoise(value)).toBe(value);
    }),
  );
});

test('prices and counts multiply to what a person computes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_00 }),
      fc.integer({ min: 0, max: 1000 }),
      (cents, count) => {
        fc.pre((cents / 100) * count < 1e8);
        expect(withoutNoise((cents / 100) * count)).toBe((cents * count) / 100);
      },
    ),
  );
});
