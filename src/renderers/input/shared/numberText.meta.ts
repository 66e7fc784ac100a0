import type { LocalText } from '../../../schemas/text.ts';
import type { Notation } from '../../../schemas/notation.ts';
import { numberFormat } from '../../shared/numberFormat.meta.ts';

/** Decimal places: exactly `precision`; without it as many as the number has, six at most. */
export interface NumberFormat {
  precision?: number | undefined;
  /** Thousands separated by commas, as in both interface languages. */
  grouped?: boolean | undefined;
  /** Whose thousands; English ones where nobody chose others. */
  notation?: Notation | undefined;
}

/** The text of a number, rounded half away from zero. What is no finite number gives no text. */
export function numberText(
  value: unknown,
  { precision, grouped = false, notation }: NumberFormat = {},
): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return numberFormat(notation?.tag ?? 'en-US', {
    minimumFractionDigits: precision ?? 0,
    maximumFractionDigits: precision ?? 6,
    useGrouping: grouped,
  }).format(value);
}

/** A number with exactly so many decimals, as a format code of workbooks: `0.00`, `#,##0.00`. */
export const numberFormatCode = (precision: number, grouped = false): string =>
  `${grouped ? '#,##0' : '0'}${precision > 0 ? `.${'0'.repeat(precision)}` : ''}`;

const symbols: Readonly<Record<string, string>> = { CNY: '¥', USD: '$', EUR: '€', GBP: '£', JPY: 'JP¥' };
export const currencies = ['CNY', 'USD', 'EUR', 'GBP', 'JPY'] as const;

/** The sign in front of an amount. */
export const currencySymbol = (currency: unknown): string =>
  (typeof currency === 'string' ? symbols[currency] : undefined) ?? '¥';

/** An amount with its sign: `¥1,234.50`, `-¥8.00`. */
export function moneyText(value: unknown, currency: unknown, precision = 2, notation?: Notation): string {
  const amount = numberText(value, { precision, grouped: true, notation });
  if (amount === '') return '';
  const sign = amount.startsWith('-') ? '-' : '';
  return `${sign}${currencySymbol(currency)}${amount.slice(sign.length)}`;
}

/** Refuses decimals beyond those that the field shows, so that what is stored is what is seen. */
export function tooManyDecimals(value: unknown, precision: number | undefined): LocalText | undefined {
  if (typeof value !== 'number' || precision === undefined) return undefined;
  if (Number(value.toFixed(precision)) === value) return undefined;
  if (precision === 0) return { zhCN: '请输入整数', enUS: 'Enter a whole number' };
  return { zhCN: `最多 ${precision} 位小数`, enUS: `At most ${precision} decimals` };
}

/** A prop of the document that is a whole number. */
export const wholeProp = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;
