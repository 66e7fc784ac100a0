/** The day on which the demo campus stands still: all its dates are told from here, never from today. */
export const CAMPUS_DATE = '2026-11-02';

const DAY = 86_400_000;

/** The date so many days later (earlier where negative), `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** Whole days from `from` to `to`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** `YYYY-MM-DD` of a year, month (1 to 12) and day. */
export const dateOf = (year: number, month: number, day: number): string =>
  `${String(year)}-${pad(month, 2)}-${pad(day, 2)}`;

export const pad = (value: number, length: number): string => String(value).padStart(length, '0');
