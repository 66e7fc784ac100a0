/** A colour as records hold it: red, green and blue in small hexadecimal digits. */
export const COLOUR_PATTERN = '^#[0-9a-f]{6}$';

const whole = new RegExp(COLOUR_PATTERN);
export const isColour = (value: unknown): value is string => typeof value === 'string' && whole.test(value);

/** `#1677FF`, `1677ff` and `#17f` as colours; undefined for what is none. */
export function readColour(text: string): string | undefined {
  const digits = text.normalize('NFKC').trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replaceAll(/./g, '$&$&')}` : undefined;
}
