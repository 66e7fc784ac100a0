import { numberFormat } from '../../shared/numberFormat.meta.ts';

/** A value as a person reads it: thousands separated, two decimals at most, the unit after it. */
export function numberText(value: number | null, language: string, unit = ''): string {
  if (value === null) return '—';
  const format = numberFormat(language, { maximumFractionDigits: 2 });
  // Letters stand apart from the number, signs and Chinese units close to it.
  const gap = /^[a-z]/i.test(unit) ? ' ' : '';
  return `${format.format(value)}${unit && gap}${unit}`;
}
