import { expect, it } from 'vitest';
import { drawnRows } from './drawnRows.ts';

const indexes = (...given: Parameters<typeof drawnRows>) =>
  drawnRows(...given).places.map(({ index, before }) => [index, before]);

it.each([
  [
    { start: 2, end: 4 },
    3,
    [
      [2, 2],
      [3, 0],
    ],
    6,
  ],
  [
    { start: 4, end: 6 },
    1,
    [
      [1, 1],
      [4, 2],
      [5, 0],
    ],
    4,
  ],
  [
    { start: 0, end: 2 },
    9,
    [
      [0, 0],
      [1, 0],
      [9, 7],
    ],
    0,
  ],
  [{ start: 0, end: 1 }, 12, [[0, 0]], 9],
])('draws the window %j and row %i of ten, and counts those between', (window, kept, expected, after) => {
  expect(indexes(10, window, kept)).toEqual(expected);
  expect(drawnRows(10, window, kept).after).toBe(after);
});
