/** Digits that a number of a record keeps, as decimals are written: so many in all, a double's certain ones. */
export const NUMBER_DIGITS = 15;
/** And so many behind the point. */
export const NUMBER_DECIMALS = 6;

/** What is computed, in the digits that a record keeps: `0.1 * 3` is 0.3. A finite number. */
export const roundNumber = (value: number): number =>
  Number(Number(value.toPrecision(NUMBER_DIGITS)).toFixed(NUMBER_DECIMALS));

/** Whether a record can hold a number, rounded: what is larger, or none, it cannot. */
export const fitsDigits = (value: number): boolean => Math.abs(roundNumber(value)) < 10 ** NUMBER_DIGITS;

/** What is computed is rounded, whatever else it is stays as it is. */
export const inDigits = (value: unknown): unknown =>
  typeof value === 'number' && Number.isFinite(value) ? roundNumber(value) : value;

/** Units in the last place of a double by which a product of decimals, or the sum of two, misses what was meant. */
const NOISE = 3;
/** Below it that many units are less than the first decimal that a record does not keep, so that no digit is meant. */
const CERTAIN = 1e8;

/** The number without what multiplying or adding doubles has left behind its digits; a written one as it is. */
export function withoutNoise(value: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= CERTAIN) return value;
  const rounded = roundNumber(value);
  const unit = 2 ** (Math.floor(Math.log2(size)) - 52);
  return Math.abs(rounded - value) <= NOISE * unit ? rounded : value;
}
