import { expect, test } from 'vitest';
import type { RowValues } from '../../../input/shared/rows/rowValues.ts';
import { carryKeys, type KeyedRow } from './rowKeys.ts';

const [a, b, c] = [{ what: 'a' }, { what: 'b' }, { what: 'c' }];
const keyed: readonly KeyedRow[] = [a, b, c].map((values, key) => ({ key, values }));
const keysOf = (after: readonly RowValues[]): number[] => {
  let last = 10;
  return carryKeys(keyed, after, () => (last += 1)).map(({ key }) => key);
};

test('rows keep their keys wherever they are moved, and what is new has one of its own', () => {
  expect(keysOf([{ ...b }, { ...a }, { ...c }])).toEqual([1, 0, 2]);
  expect(keysOf([{ ...a }, { ...c }])).toEqual([0, 2]);
  expect(keysOf([a, b, c, { what: 'd' }])).toEqual([0, 1, 2, 11]);
  expect(keysOf([a, { ...a }, b, c])).toEqual([0, 11, 1, 2]);
  expect(keysOf([a, { what: 'B' }, c])).toEqual([0, 1, 2]);
  expect(carryKeys(keyed, [a, b, c], () => 99)).toBe(keyed);
});
