import { describe, expect, test } from 'vitest';
import { figureText } from './figureText.ts';

describe('figureText', () => {
  test('separates thousands and keeps two decimals at most', () => {
    expect(figureText(1234567.891, undefined, 'zh-CN')).toBe('1,234,567.89');
    expect(figureText('5023', undefined, 'en-US')).toBe('5,023');
  });

  test('shows as many decimals as it is told', () => {
    expect(figureText(3, 2, 'zh-CN')).toBe('3.00');
    expect(figureText(2.345, 0, 'zh-CN')).toBe('2');
  });

  test('shows text that is no number as it is', () => {
    expect(figureText('N/A', 2, 'zh-CN')).toBe('N/A');
  });

  test('has nothing to show for nothing and for what cannot be counted', () => {
    expect(figureText(undefined, 2, 'zh-CN')).toBeUndefined();
    expect(figureText('', 2, 'zh-CN')).toBeUndefined();
    expect(figureText(Number.NaN, 2, 'zh-CN')).toBeUndefined();
    expect(figureText(Number.POSITIVE_INFINITY, 2, 'zh-CN')).toBeUndefined();
  });

  test('zero is a figure', () => {
    expect(figureText(0, undefined, 'en-US')).toBe('0');
  });
});
