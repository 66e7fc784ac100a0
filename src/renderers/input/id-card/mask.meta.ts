/**
 * The text of an identity card number: the first three and the last four characters with stars for the rest. Text
 * too short to hide anything that way is starred whole.
 */
export function maskIdCard(value: unknown, reveal: boolean): string {
  if (typeof value !== 'string') return '';
  if (reveal) return value;
  const signs = Array.from(value);
  if (signs.length < 11) return '*'.repeat(signs.length);
  return `${signs.slice(0, 3).join('')}${'*'.repeat(signs.length - 7)}${signs.slice(-4).join('')}`;
}
