/** Digits that a number of a record keeps, as decimals are written: so many in all, a double's certain ones. */
export const NUMBER_DIGITS = 15;
/** And so many behind the point. */
export const NUMBER_DECIMALS = 6;

/** What is computed, in the digits that a record keeps: `0.1 * 3` is 0.3. A finite number. */
export const roundNumber = (value: number): number =>
  Number(Number(value.toPrecision(NUMBER_DIGITS)).toFixed(NUMBER_DECIMALS));

/** What sums of doubles leave behind: relative to the number, and never so much that a written digit is meant. */
const SUMMED = { relative: 1e-12, most: 1e-9 };
/** What a single product leaves behind at the most, relative to the number. */
const PRODUCT = 4 * Number.EPSILON;

/** The number without what arithmetic with doubles has left behind its digits; a written one as it is. */
export function withoutNoise(value: number): number {
  const rounded = roundNumber(value);
  const size = Math.abs(value);
  const noise = Math.max(PRODUCT * size, Math.min(SUMMED.most, SUMMED.relative * Math.max(1, size)));
  return Math.abs(rounded - value) <= noise ? rounded : value;
}
