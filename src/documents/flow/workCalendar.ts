import { zoneOf } from '../../conditions/index.ts';

/** A length of time; negative where something is before a moment. */
export interface TimeSpan {
  readonly amount: number;
  readonly unit: 'minute' | 'hour' | 'day' | 'workday';
}

/** What the platform's calendar says of a date (`YYYY-MM-DD`); undefined: it has no row for it. */
export type CalendarDays = (date: string) => 'work' | 'rest' | undefined;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A calendar without working days would be searched for ever; a year of rest is none that anybody keeps. */
const LONGEST_REST = 366;

const LENGTHS = { minute: MINUTE, hour: 60 * MINUTE, day: DAY } as const;

/**
 * The moment so much later. Working days keep the time of the day: from a rest day they are counted from the beginning of
 * the next working day.
 * @param at ISO 8601
 * @param zone IANA name of the zone in which days begin
 * @returns ISO 8601, UTC
 */
export function laterBy(
  at: string,
  { amount, unit }: TimeSpan,
  zone: string,
  calendar: CalendarDays,
): string {
  const start = Date.parse(at);
  if (unit !== 'workday') return new Date(start + amount * LENGTHS[unit]).toISOString();
  const clock = zoneOf(zone);
  let local = start + clock.offsetAt(start);
  const step = amount < 0 ? -1 : 1;
  if (!isWorkday(local, calendar)) local = nextWorkday(midnight(local), step, calendar);
  for (let left = Math.abs(amount); left > 0; left -= 1) local = nextWorkday(local, step, calendar);
  return new Date(clock.toInstant(local)).toISOString();
}

const midnight = (local: number): number => Math.floor(local / DAY) * DAY;

function nextWorkday(local: number, step: 1 | -1, calendar: CalendarDays): number {
  let day = local;
  for (let tried = 0; tried < LONGEST_REST; tried += 1) {
    day += step * DAY;
    if (isWorkday(day, calendar)) return day;
  }
  return day;
}

/** A day of which the calendar says nothing is a working day from Monday to Friday. */
function isWorkday(local: number, calendar: CalendarDays): boolean {
  const day = new Date(local);
  const said = calendar(day.toISOString().slice(0, 10));
  if (said !== undefined) return said === 'work';
  const weekday = day.getUTCDay();
  return weekday >= 1 && weekday <= 5;
}
