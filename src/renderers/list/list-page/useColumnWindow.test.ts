import { expect, test } from 'vitest';
import { unseen } from './useColumnWindow.ts';

const widths = Array.from({ length: 30 }, () => 100);

test.each([
  [0, 1000, { before: 0, after: 19 }],
  [950, 1950, { before: 9, after: 10 }],
  [2500, 3500, { before: 24, after: 0 }],
  [-300, 5000, { before: 0, after: 0 }],
])('of what is seen from %i to %i, columns beyond are not drawn', (from, to, expected) => {
  expect(unseen(widths, from, to)).toEqual(expected);
});

test('of no columns, none is unseen', () => {
  expect(unseen([], 0, 100)).toEqual({ before: 0, after: 0 });
});
