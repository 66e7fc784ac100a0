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
