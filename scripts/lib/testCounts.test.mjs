import { expect, test } from 'vitest';
import { closingLine, readCounts } from './testCounts.mjs';

test('the closing line counts, and speaks of skipped tests only where there are any', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});

test('a run that left no counts has failed', () => {
  const counts = readCounts(() => {
    throw new Error('no such file');
  });
  expect(closingLine(counts)).toBe('0 passed, 1 failed');
});
