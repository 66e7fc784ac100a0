/**
 * Decimal arithmetic on the text of a number, so that 1.005 has two decimals 1.01 as a person expects, and not
 * 1.00 as its binary form would say.
 */

/** A finite number as sign, digits and the place of its point: 12.5 is digits 125, scale 1. */
interface Decimal {
  readonly negative: boolean;
  readonly digits: bigint;
  /** Digits behind the point; never negative. */
  readonly scale: number;
}

const ZERO: Decimal = { negative: false, digits: 0n, scale: 0 };

function decimalOf(number: number): Decimal {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number));
  if (match === null) return ZERO;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale < 0
    ? { negative: sign === '-', digits: digits * 10n ** BigInt(-scale), scale: 0 }
    : { negative: sign === '-', digits, scale };
}

/** Rounds half away from zero to `scale` digits behind the point; a negative scale rounds before it. */
function rounded({ negative, digits, scale }: Decimal, to: number): Decimal {
  if (to >= scale) return { negative, digits: digits * 10n ** BigInt(to - scale), scale: to };
  const unit = 10n ** BigInt(scale - to);
  const kept = (digits + unit / 2n) / unit;
  return to < 0
    ? { negative, digits: kept * 10n ** BigInt(-to), scale: 0 }
    : { negative, digits: kept, scale: to };
}

function decimalText({ negative, digits, scale }: Decimal): string {
  const text = String(digits).padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  const sign = negative && digits !== 0n ? '-' : '';
  return sign + whole + (scale > 0 ? `.${text.slice(-scale)}` : '');
}

/** Digits behind (or, negative, before) the point that a function may be asked for. */
const clamp = (digits: number): number => Math.max(-400, Math.min(100, Math.trunc(digits) || 0));

/** Text of a number with exactly `digits` digits behind the point, half away from zero. */
export const fixed = (number: number, digits: number): string =>
  decimalText(rounded(decimalOf(number), Math.max(0, clamp(digits))));

/** A number rounded half away from zero; never minus zero. */
export const round = (number: number, digits: number): number =>
  Number.isFinite(number) ? Number(decimalText(rounded(decimalOf(number), clamp(digits)))) : number;

/** Text of a number in full, without an exponent. */
export const plain = (number: number): string => decimalText(decimalOf(number));

/** Text of a hundred times the number with exactly `digits` digits behind the point. */
export function fixedPercent(number: number, digits: number): string {
  const { negative, digits: all, scale } = decimalOf(number);
  const hundredfold =
    scale >= 2
      ? { negative, digits: all, scale: scale - 2 }
      : { negative, digits: all * 10n ** BigInt(2 - scale), scale: 0 };
  return decimalText(rounded(hundredfold, Math.max(0, clamp(digits))));
}
