/** How serial numbers are made: text, parts of today's date, and one place for the count, its zeros as many digits. */
export const SERIAL_PATTERN = '^([^{}]|\\{(YYYY|YY|MM|DD)\\})*\\{0{1,9}\\}([^{}]|\\{(YYYY|YY|MM|DD)\\})*$';

/**
 * Fills in the date (`YYYY-MM-DD`). What comes out names one count: another date that the pattern shows begins with 1
 * again.
 */
export function serialSeries(pattern: string, date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  const parts: Readonly<Record<string, string>> = { YYYY: year, YY: year.slice(-2), MM: month, DD: day };
  return pattern.replaceAll(/\{(YYYY|YY|MM|DD)\}/g, (_whole, name: string) => parts[name] ?? '');
}

/** The number of a series at a count; a count with more digits than the pattern has places is written whole. */
export const serialNumber = (series: string, count: number): string =>
  series.replace(/\{(0+)\}/, (_whole, zeros: string) => String(count).padStart(zeros.length, '0'));
