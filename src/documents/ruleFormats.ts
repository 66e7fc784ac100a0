/** Weights and check characters of GB 11643-1999, the standard of the citizen identity number. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** Whether a text is an 18-character identity number with a real birth date and the right check character. */
export function isIdCard(text: string): boolean {
  const match = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(text);
  if (!match) return false;
  const [, year, month, day] = match;
  const birth = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A date that the calendar lacks runs over into another, and a year below 100 into the last century.
  if (birth.toISOString().slice(0, 10) !== `${year ?? ''}-${month ?? ''}-${day ?? ''}`) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return CHECKS[sum % 11] === text.slice(17).toUpperCase();
}

/** Whether a text is an http or https address. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
}

/** Whether a text can be an image's address: any of the web, `img…`, image data, or one that ends as images do. */
export const isImageAddress = (text: string): boolean =>
  isWebAddress(text) ||
  text.startsWith('img') ||
  text.startsWith('data:image') ||
  /(png|jpe?g|gif|svg)$/i.test(text);

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text is an e-mail address, as far as that can be told by looking at it. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);
