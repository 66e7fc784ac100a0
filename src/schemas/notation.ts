/** The regions whose way of writing dates, times and numbers a person may choose, by their names in dayjs. */
export const formatLocales = [
  'zh-cn',
  'en-au',
  'en-ca',
  'en-gb',
  'en-ie',
  'en-il',
  'en-in',
  'en-nz',
  'en-sg',
] as const;
export type FormatLocale = (typeof formatLocales)[number];

export const isFormatLocale = (value: unknown): value is FormatLocale =>
  formatLocales.some((one) => one === value);

/** How dates, times and numbers are written for a person. What is stored, sent and exported does not follow it. */
export interface Notation {
  /** A day, of `YYYY`, `MM` and `DD`: `DD/MM/YYYY`. */
  readonly date: string;
  /** A time of day: `HH:mm` or `h:mm A`. */
  readonly time: string;
  /** The first day of the week, 0 for Sunday. */
  readonly weekStart: number;
  /** The language tag that numbers are written by. */
  readonly tag: string;
}

/** A day (`YYYY-MM-DD`) as a person writes it; what is none comes back as it is. @param notation absent: ISO 8601 */
export function writeDay(day: string, notation?: Notation): string {
  const [, year, month, date] = notation === undefined ? [] : (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []);
  if (notation === undefined || year === undefined) return day;
  return notation.date
    .replace('YYYY', year)
    .replace('MM', month ?? '')
    .replace('DD', date ?? '');
}

/** A time of day (`HH:mm`) as a person writes it; what is none comes back as it is. @param notation absent: ISO 8601 */
export function writeClock(time: string, notation?: Notation): string {
  const [, hour, minute] = notation?.time === 'h:mm A' ? (/^(\d{2}):(\d{2})$/.exec(time) ?? []) : [];
  if (hour === undefined) return time;
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return `${String(Number(hour) % 12 || 12)}:${minute ?? ''} ${half}`;
}
