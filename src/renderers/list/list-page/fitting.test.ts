import { expect, test } from 'vitest';
import { fitting } from './fitting.ts';

test.each([
  [[1, 1, 1, 1, 1], 4, 4],
  [[1, 1, 1, 2], 4, 3],
  [[1, 1, 2], 4, 3],
  [[2, 1], 1, 1],
  [[], 4, 0],
])('of %j in a room of %i fit %i', (sizes, room, count) => {
  expect(fitting(sizes, room)).toBe(count);
});
