const formats = new Map<string, Intl.NumberFormat>();

/** A value as a person reads it: thousands separated, two decimals at most, the unit after it. */
export function numberText(value: number | null, language: string, unit = ''): string {
  if (value === null) return '—';
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    formats.set(language, format);
  }
  // Letters stand apart from the number, signs and Chinese units close to it.
  const gap = /^[a-z]/i.test(unit) ? ' ' : '';
  return `${format.format(value)}${unit && gap}${unit}`;
}
