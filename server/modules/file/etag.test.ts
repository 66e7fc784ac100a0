import { expect, test } from 'vitest';
import { isKnown, isStillGood } from './etag.ts';

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match: %s knows "a": %s', (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known);
});

test.each([
  [undefined, true],
  ['"a"', true],
  ['W/"a"', false],
  ['"b"', false],
  ['Tue, 24 Nov 2026 00:00:00 GMT', false],
])('If-Range: %s adds to "a": %s', (header, good) => {
  expect(isStillGood(header, '"a"')).toBe(good);
});
