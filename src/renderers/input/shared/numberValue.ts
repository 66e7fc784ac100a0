import type { LocalText } from '../../../schemas/text.ts';

/** Digits that a JSON number carries from end to end. */
const DIGITS = 15;
/** Decimals that a number column keeps. */
export const DECIMALS = 6;

/** Rounds half away from zero on the decimal text: 1.005 to two places is 1.01. */
export function roundTo(value: number, places: number): number {
  const text = String(Math.abs(value));
  // Exponents are written from 1e21 on, where there are no decimals, and below 1e-6.
  if (text.includes('e')) return Math.abs(value) < 1 ? Number(value.toFixed(places)) : value;
  if ((text.split('.')[1] ?? '').length <= places) return value;
  return Math.sign(value) * Number(`${Math.round(Number(`${text}e${places}`))}e-${places}`);
}

/** The nearest number that is stored and comes back unchanged: 15 significant digits, six decimals, no minus zero. */
export const storable = (value: number): number => roundTo(Number(value.toPrecision(DIGITS)), DECIMALS) + 0;

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const THOUSANDS = /^([+-]?\d{1,3})((?:,\d{3})+)(?!\d)/;

/**
 * The number in what a person typed or pasted: full-width signs of Chinese keyboards, separators of thousands, white
 * space, currency signs and the field's own unit at the end are read over. Anything else is left as it is, so that it is
 * no number: half of it, such as the 1.2 of 1.2万, is not what was meant.
 */
function digits(text: string, unit: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[\s¥$€£]/g, '')
    .replace(THOUSANDS, (all) => all.replaceAll(',', ''));
  return unit !== '' && plain.endsWith(unit) ? plain.slice(0, -unit.length) : plain;
}

/** Stands for what is no number. */
export const NO_NUMBER = '?';
const isNumber = (plain: string): boolean => NUMBER.test(plain) && Math.abs(Number(plain)) < 10 ** DIGITS;

/** The number as the input's parser gives it: a text of digits, empty for nothing, and `?` for what is none. */
export function readableNumber(text: string | undefined, unit = ''): string {
  const plain = digits(text ?? '', unit);
  return plain === '' || isNumber(plain) ? plain : NO_NUMBER;
}

/** Why what was written is no number; undefined where it is one, or nothing. */
export function writtenNumberFault(text: string, unit = ''): LocalText | undefined {
  const plain = digits(text, unit);
  if (plain === '' || isNumber(plain)) return undefined;
  return NUMBER.test(plain)
    ? { zhCN: '数字最多 15 位', enUS: 'A number has at most 15 digits' }
    : { zhCN: '请输入数字，如 1200.5', enUS: 'Enter a number such as 1200.5' };
}
