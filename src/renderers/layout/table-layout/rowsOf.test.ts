import { expect, test } from 'vitest';
import { rowsOf } from './rowsOf.ts';

const spans = (items: (number | undefined)[], columns: number) =>
  rowsOf(items, columns, (item) => item).map((row) => row.map(({ span }) => span));

test.each([
  [[undefined, undefined, undefined], 2, [[1, 1], [2]]],
  [[undefined, 24, undefined], 2, [[2], [2], [2]]],
  [[8, 16, 12], 3, [[1, 2], [3]]],
  [[24], 1, [[1]]],
  [[], 2, []],
])('%j on %i columns', (items, columns, rows) => {
  expect(spans(items, columns)).toEqual(rows);
});
