import { expect, test } from 'vitest';
import { fingerprint } from './idempotency.ts';

test('the order of keys makes no other call, a list of pairs does', () => {
  const print = (param: unknown) => fingerprint('a', 'g', param);
  expect(print({ a: 1, b: 2 })).toBe(print({ b: 2, a: 1 }));
  expect(print({ a: 1 })).not.toBe(print([['a', 1]]));
  expect(print({ x: {} })).not.toBe(print({ x: [] }));
});
