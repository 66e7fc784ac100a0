import { expect, test } from 'vitest';
import { closingLine, readCounts, total, worthRepeating } from './testCounts.mjs';

const passed = { passed: 5, failed: 0, skipped: 1 };
const failed = { passed: 2, failed: 1, skipped: 0 };

test('the closing line counts, and speaks of skipped tests only where there are any', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  expect(closingLine({ passed: 1, failed: 0, skipped: 0 }, 2)).toBe('1 passed, 0 failed, 2 unsteady');
});

test('a run counts all its files, and what no test caught', () => {
  expect(total({ files: { a: passed, b: failed }, unhandled: 2 })).toEqual({
    passed: 7,
    failed: 3,
    skipped: 1,
  });
});

test('a run that left no counts has failed', () => {
  const counts = readCounts(() => {
    throw new Error('no such file');
  });
  expect(closingLine(total(counts))).toBe('0 passed, 1 failed');
  expect(worthRepeating(counts)).toEqual([]);
});

test('few failed files are worth a second run; many, or an error of no file, are not', () => {
  expect(worthRepeating({ files: { a: passed, b: failed }, unhandled: 0 })).toEqual(['b']);
  expect(worthRepeating({ files: { a: passed, b: failed }, unhandled: 1 })).toEqual([]);
  const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((file) => [file, failed]));
  expect(worthRepeating({ files: many, unhandled: 0 })).toEqual([]);
  expect(worthRepeating({ files: { a: passed }, unhandled: 0 })).toEqual([]);
});
