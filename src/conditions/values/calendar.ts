import { daysIn } from './time.ts';
import { zoneOf } from './zone.ts';

export const timeUnits = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;
export type TimeUnit = (typeof timeUnits)[number];

const DAY = 86_400_000;
/** Milliseconds of the units that have the same length everywhere; of days and weeks on the local calendar. */
const lengths: Readonly<Record<Exclude<TimeUnit, 'year' | 'month'>, number>> = {
  week: 7 * DAY,
  day: DAY,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
};

/** Local time of an instant, as the milliseconds that it would be in UTC. */
export const toLocal = (instant: number, zone: string): number => instant + zoneOf(zone).offsetAt(instant);

/**
 * Adds units to an instant on the calendar of the zone: years, months, weeks and days keep the local time of day,
 * and a day that the month lacks becomes its last; hours and less are time that passes.
 */
export function addTime(instant: number, count: number, unit: TimeUnit, zone: string): number {
  if (unit === 'hour' || unit === 'minute' || unit === 'second') return instant + count * lengths[unit];
  const local = toLocal(instant, zone);
  const moved =
    unit === 'year' || unit === 'month'
      ? addMonths(local, unit === 'year' ? count * 12 : count)
      : local + count * lengths[unit];
  return zoneOf(zone).toInstant(moved);
}

function addMonths(local: number, count: number): number {
  const date = new Date(local);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count;
  const year = Math.floor(months / 12);
  const month = months - year * 12;
  const day = Math.min(date.getUTCDate(), daysIn(year, month + 1));
  return Date.UTC(year, month, day) + (local - Math.floor(local / DAY) * DAY);
}

/** Whole units from `b` to `a`, cut off towards zero; years to days by the calendar of the zone. */
export function timeBetween(a: number, b: number, unit: TimeUnit, zone: string): number {
  if (unit === 'hour' || unit === 'minute' || unit === 'second') return Math.trunc((a - b) / lengths[unit]);
  const from = toLocal(b, zone);
  const to = toLocal(a, zone);
  if (unit === 'week' || unit === 'day') return Math.trunc((to - from) / lengths[unit]);
  const months = monthsBetween(to, from);
  return unit === 'month' ? months : Math.trunc(months / 12);
}

function monthsBetween(to: number, from: number): number {
  const end = new Date(to);
  const start = new Date(from);
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  const reached = addMonths(from, months);
  if (months > 0 && reached > to) return months - 1;
  return months < 0 && reached < to ? months + 1 : months;
}

const TOKEN = /\[([^\]]*)\]|YYYY|YY|MM|M|DD|D|HH|H|mm|m|ss|s|SSS/g;

/** Writes an instant by a pattern such as `YYYY-MM-DD HH:mm:ss`; text within `[ ]` stands as it is. */
export function formatTime(instant: number, pattern: string, zone: string): string {
  const date = new Date(toLocal(instant, zone));
  const two = (value: number): string => String(value).padStart(2, '0');
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  const fields: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(-2),
    MM: two(date.getUTCMonth() + 1),
    M: String(date.getUTCMonth() + 1),
    DD: two(date.getUTCDate()),
    D: String(date.getUTCDate()),
    HH: two(date.getUTCHours()),
    H: String(date.getUTCHours()),
    mm: two(date.getUTCMinutes()),
    m: String(date.getUTCMinutes()),
    ss: two(date.getUTCSeconds()),
    s: String(date.getUTCSeconds()),
    SSS: String(date.getUTCMilliseconds()).padStart(3, '0'),
  };
  return pattern.replace(TOKEN, (token, literal?: string) => literal ?? fields[token] ?? token);
}

/** Day of the week in the zone: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (instant: number, zone: string): number =>
  ((new Date(toLocal(instant, zone)).getUTCDay() + 6) % 7) + 1;
