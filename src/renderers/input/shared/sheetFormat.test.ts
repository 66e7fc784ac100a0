import { expect, it } from 'vitest';
import { moneyMeta } from '../money/Money.meta.ts';
import { numberMeta } from '../number/Number.meta.ts';
import { percentMeta } from '../percent/Percent.meta.ts';

it.each([
  [numberMeta, {}, undefined],
  [numberMeta, { precision: 1 }, '0.0'],
  [moneyMeta, {}, '"¥"#,##0.00'],
  [moneyMeta, { currency: 'USD', precision: 0 }, '"$"#,##0'],
  [percentMeta, {}, '0.00%'],
  [percentMeta, { precision: 0 }, '0%'],
])('a workbook shows numbers as a list does (%#)', (meta, props, code) => {
  expect(meta.field?.sheetFormat?.(props)).toBe(code);
});
