import { describe, expect, it } from 'vitest';
import { moneyText, numberText, tooManyDecimals } from './numberText.meta.ts';

describe('texts of numbers', () => {
  it('shows exactly the decimals asked for, else those that the number has', () => {
    expect(numberText(3.5, { precision: 2 })).toBe('3.50');
    expect(numberText(1.005, { precision: 2 })).toBe('1.01');
    expect(numberText(3.25)).toBe('3.25');
    expect(numberText(12800)).toBe('12800');
  });

  it('has no text for what is no number', () => {
    expect([numberText('3'), numberText(null), numberText(Number.NaN)]).toEqual(['', '', '']);
  });

  it('takes no more decimals than are shown', () => {
    expect(tooManyDecimals(9.999, 2)).toEqual({ zhCN: '最多 2 位小数', enUS: 'At most 2 decimals' });
    expect(tooManyDecimals(1.5, 0)?.zhCN).toBe('请输入整数');
    for (const value of [9.99, 0.29, 1.1, -3, 1e21, 123456789012.34]) {
      expect(tooManyDecimals(value, 2)).toBeUndefined();
    }
    expect(tooManyDecimals(9.999, undefined)).toBeUndefined();
    expect(tooManyDecimals(null, 2)).toBeUndefined();
  });

  it('groups amounts and puts the sign before the currency', () => {
    expect(moneyText(1234567.8, 'CNY')).toBe('¥1,234,567.80');
    expect(moneyText(-8, 'USD', 0)).toBe('-$8');
    expect(moneyText(null, 'CNY')).toBe('');
  });
});
