import { expect, test, vi } from 'vitest';
import { randomToken } from './randomToken.ts';

test('is made of pieces of 8 hex characters', () => {
  expect(randomToken()).toMatch(/^[0-9a-f]{8}$/);
  expect(randomToken(4)).toMatch(/^[0-9a-f]{32}$/);
});

test('keeps the zeros in front of a piece', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((values) => {
    if (values instanceof Uint32Array) values.set([0, 0xab]);
    return values;
  });
  expect(randomToken(2)).toBe('00000000000000ab');
});

test('is never the same twice', () => {
  const tokens = Array.from({ length: 1_000 }, () => randomToken(4));
  expect(new Set(tokens).size).toBe(1_000);
});
