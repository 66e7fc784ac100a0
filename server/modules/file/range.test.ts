import { expect, test } from 'vitest';
import { readRange } from './range.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unfit'],
  ['bytes=10-', 'unfit'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=a-b', undefined],
  ['rows=0-1', undefined],
])('%s of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
