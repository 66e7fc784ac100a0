import { describe, expect, test } from 'vitest';
import { cellWidth, spansOn } from './spansOn.ts';

const children = (...spans: number[]) => spans.map((span) => ({ span, half: false }));

describe('the columns that children take', () => {
  test('are the whole row on phones, or half where that is enough and no more was given', () => {
    expect(spansOn('mobile', children(6, 12))).toEqual([24, 24]);
    const half = [6, 12, 16, 24].map((span) => ({ span, half: true }));
    expect(spansOn('mobile', half)).toEqual([12, 12, 24, 24]);
  });

  test('are what is written on desktops', () => {
    expect(spansOn('desktop', children(6, 14, 24))).toEqual([6, 14, 24]);
  });

  test('fill every row on tablets, as the rows of the desktop stand', () => {
    expect(spansOn('tablet', children(6, 6, 6, 6, 14, 10, 24))).toEqual([12, 12, 12, 12, 12, 12, 24]);
    expect(spansOn('tablet', children(8, 8, 8))).toEqual([12, 12, 24]);
    expect(spansOn('tablet', children(14, 14))).toEqual([24, 24]);
    expect(spansOn('tablet', [])).toEqual([]);
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
