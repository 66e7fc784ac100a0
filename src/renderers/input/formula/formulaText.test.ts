import { describe, expect, it } from 'vitest';
import { formulaText } from './formulaText.meta.ts';

const text = (value: unknown, props: Record<string, unknown>) =>
  formulaText(value, { locale: 'zhCN', zone: 'Asia/Shanghai', props });

describe('the text of a computed number', () => {
  it('shifts percentages without the noise of the product', () => {
    expect(text(0.57, { format: 'percent' })).toBe('57%');
    expect(text(0.8765, { format: 'percent', precision: 1 })).toBe('87.7%');
  });

  it('writes amounts and units', () => {
    expect(text(1234.5, { format: 'money' })).toBe('¥1,234.50');
    expect(text(5, { precision: 0, suffix: { zhCN: '天', enUS: 'days' } })).toBe('5 天');
    expect(text(5, { suffix: '{{ vars.unit }}' })).toBe('5');
  });

  it('has no text for no number', () => {
    expect([text(null, { format: 'percent' }), text('x', { suffix: '天' })]).toEqual(['', '']);
  });
});
