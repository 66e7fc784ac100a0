import { describe, expect, test } from 'vitest';
import { cellWidth, spanOn } from './spanOn.ts';

describe('spanOn', () => {
  test('gives the whole row on phones', () => {
    expect(spanOn('mobile', 6)).toBe(24);
  });

  test('gives half of the row on phones to what needs no more, and was not given more', () => {
    expect(spanOn('mobile', 6, true)).toBe(12);
    expect(spanOn('mobile', 12, true)).toBe(12);
    expect(spanOn('mobile', 16, true)).toBe(24);
    expect(spanOn('mobile', undefined, true)).toBe(24);
    expect(spanOn('desktop', 6, true)).toBe(6);
  });

  test('gives at least half of the row on tablets', () => {
    expect(spanOn('tablet', 6)).toBe(12);
    expect(spanOn('tablet', 16)).toBe(16);
  });

  test('gives what is written on desktops, the whole row where nothing is', () => {
    expect(spanOn('desktop', 6)).toBe(6);
    expect(spanOn('desktop', undefined)).toBe(24);
  });
});

test('cells of a full row and their gaps never exceed it', () => {
  const width = (span: number): number => {
    const parts = /\(100% \+ ([\d.]+)px\) \* (\d+) \/ 24 - ([\d.]+)px/.exec(cellWidth(span, 16));
    return ((960 + Number(parts?.[1])) * Number(parts?.[2])) / 24 - Number(parts?.[3]);
  };
  const row = [8, 8, 8].map(width);
  const total = row.reduce((sum, cell) => sum + cell, 0) + 2 * 16;
  expect(total).toBeLessThanOrEqual(960);
  expect(total).toBeGreaterThan(959.9);
});
