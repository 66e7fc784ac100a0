import { describe, expect, it } from 'vitest';
import { moneyText, numberText } from './numberText.meta.ts';

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

  it('groups amounts and puts the sign before the currency', () => {
    expect(moneyText(1234567.8, 'CNY')).toBe('¥1,234,567.80');
    expect(moneyText(-8, 'USD', 0)).toBe('-$8');
    expect(moneyText(null, 'CNY')).toBe('');
  });
});
