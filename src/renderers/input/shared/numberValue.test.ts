import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableNumber, roundTo, storable, writtenNumberFault } from './numberValue.ts';

describe('numbers as they are stored', () => {
  it('rounds half away from zero on the decimal text', () => {
    expect([roundTo(1.005, 2), roundTo(-1.005, 2), roundTo(2.5, 0), roundTo(0, 2)]).toEqual([
      1.01, -1.01, 3, 0,
    ]);
  });

  it('keeps at most 15 significant digits and six decimals, and what is within stays', () => {
    expect(storable(0.1234567)).toBe(0.123457);
    expect([storable(1234567890123456), storable(1e21), storable(-4e-7)]).toEqual([
      1234567890123460, 1e21, 0,
    ]);
    const within = fc.integer({ min: -1e15 + 1, max: 1e15 - 1 }).map((units) => units / 1e6);
    fc.assert(
      fc.property(within, (value) => {
        expect(storable(value)).toBe(value);
      }),
    );
  });

  it('reads full-width signs, separators and currency signs over', () => {
    expect(readableNumber('￥１２，８００。５０')).toBe('12800.50');
    expect(readableNumber('1 234')).toBe('1234');
    expect([readableNumber('50％', '%'), readableNumber('-1,200,000元', '元')]).toEqual(['50', '-1200000']);
    expect(readableNumber(undefined)).toBe('');
  });

  it.each(['abc', '12kg', '50%', '1.2万', '3,5', '1,2000', '(100)', '1/2', '0x10', '-', '1e15'])(
    'reads no part of %s as a number',
    (text) => {
      expect(readableNumber(text)).toBe('?');
      expect(writtenNumberFault(text)).toBeTruthy();
    },
  );
});
