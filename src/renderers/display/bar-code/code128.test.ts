import { expect, test } from 'vitest';
import { code128, symbolsOf } from './code128.ts';

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

test('start, text, check and stop, as the standard counts them', () => {
  // The well-known example "PJJ123C" has the check 54 with the start of set A; that of set B counts one more.
  expect(symbolsOf('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
});

test('pairs of digits take one symbol', () => {
  expect(symbolsOf('202400')).toEqual([105, 20, 24, 0, (105 + 20 + 2 * 24) % 103, 106]);
});

test('every symbol is 11 modules wide, its bars even, and none is there twice', () => {
  const seen = new Set<string>();
  for (let value = 0; value < 95; value += 1) {
    const widths = code128(String.fromCharCode(value + 32)) ?? [];
    const symbol = widths.slice(6, 12);
    expect(sum(symbol)).toBe(11);
    expect(sum(symbol.filter((_width, index) => index % 2 === 0)) % 2).toBe(0);
    seen.add(symbol.join(''));
  }
  expect(seen.size).toBe(95);
});

test('what has no symbol is refused', () => {
  expect(code128('学号')).toBeUndefined();
  expect(code128('')).toBeUndefined();
});
