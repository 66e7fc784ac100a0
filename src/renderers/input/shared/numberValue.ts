/** Digits that a JSON number carries from end to end, and decimals that a number column keeps. */
const DIGITS = 15;
const DECIMALS = 6;

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

/**
 * The number in what a person typed or pasted: full-width signs of Chinese keyboards, separators of thousands, white
 * space and currency signs are read over. What stays is for the input to judge.
 */
export const readableNumber = (text: string | undefined): number =>
  // The input takes the text as well; its type knows the number only.
  (text ?? '')
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[\s,¥$€£]/g, '') as unknown as number;
