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

test('what arithmetic leaves behind goes', () => {
  const sum = Array.from({ length: 1000 }, () => 0.1).reduce((all, one) => all + one, 0);
  expect(sum).not.toBe(100);
  expect(withoutNoise(sum)).toBe(100);
  expect(withoutNoise(0.1 * 3)).toBe(0.3);
});

test.each([0.1234567, 1e-10, 1234567.1234567, 12345678901234.56, 1 / 3])(
  'a written digit is never rounded away: %d',
  (value) => {
    expect(withoutNoise(value)).toBe(value);
  },
);

test('prices and counts multiply to what a person computes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_00 }), fc.integer({ min: 0, max: 10_000 }), (cents, count) => {
      expect(withoutNoise((cents / 100) * count)).toBe((cents * count) / 100);
    }),
  );
});
