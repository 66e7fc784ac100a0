import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idCardMeta } from './IdCard.meta.ts';
import { maskIdCard } from './mask.meta.ts';

describe('the mask of an identity card number', () => {
  it('leaves the first three and the last four', () => {
    expect(maskIdCard('110105194912311234', false)).toBe('110***********1234');
  });

  it('shows all only where the document says so', () => {
    const context = { locale: 'zhCN', zone: 'Asia/Shanghai' } as const;
    const text = (props: Record<string, unknown>) =>
      idCardMeta.field?.toText?.('110105194912311234', { ...context, props });
    expect(text({})).toBe('110***********1234');
    expect(text({ reveal: 'yes' })).toBe('110***********1234');
    expect(text({ reveal: true })).toBe('110105194912311234');
  });

  it('keeps the length and never shows more than seven characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '7', 'X'), maxLength: 40 }), (value) => {
        const masked = maskIdCard(value, false);
        expect(masked).toHaveLength(value.length);
        expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(7);
        expect(value === '' || masked.includes('*')).toBe(true);
      }),
    );
  });
});
