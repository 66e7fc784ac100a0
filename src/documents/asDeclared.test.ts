import { expect, test } from 'vitest';
import { asDeclared } from './asDeclared.ts';

test.each([
  ['5', 'number', 5],
  [5, 'number', 5],
  ['-1.5e2', 'number', -150],
  ['', 'number', null],
  ['5 apples', 'number', null],
  [[5], 'number', null],
  [Number.NaN, 'number', null],
  ['false', 'bool', false],
  ['true', 'bool', true],
  [1, 'bool', true],
  ['perhaps', 'bool', null],
  [7, 'text', '7'],
  ['2025-01-01', 'time', '2025-01-01'],
  ['2026-99-99', 'time', null],
  ['garbage', 'time', null],
  [1767225600000, 'time', 1767225600000],
  ['a', 'list', ['a']],
  [['a', 'b'], 'list', ['a', 'b']],
  ['a', 'record', null],
  [{ a: 1 }, 'record', { a: 1 }],
  [undefined, 'text', null],
  [{ a: 1 }, 'another', { a: 1 }],
])('%j as %s is %j', (value, type, expected) => {
  expect(asDeclared(value, type)).toEqual(expected);
});
