import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['周明远', '明远'],
  ['李明', '李明'],
  ['欧阳若溪', '若溪'],
  ['Ada Lovelace', 'AL'],
  [' ada  king lovelace ', 'AL'],
  ['plato', 'PL'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
