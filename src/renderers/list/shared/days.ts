import { parseTime } from '../../../conditions/index.ts';
import { zoneOf } from '../../../conditions/values/zone.ts';

/** Days are texts, `YYYY-MM-DD`, which compare as they follow each other. */
export type Day = string;

const LENGTH = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const toStamp = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromStamp = (stamp: number): Day => new Date(stamp).toISOString().slice(0, 10);

/** The day on which a clock in the zone shows a date or an instant; undefined for what is neither. */
export function dayOf(value: unknown, zone: string): Day | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string' && DATE.test(value) && !Number.isNaN(toStamp(value))) return value;
  const instant = parseTime(value, zone);
  return instant === undefined ? undefined : fromStamp(instant + zoneOf(zone).offsetAt(instant));
}

/** The day so many days later. */
export const addDays = (day: Day, days: number): Day => fromStamp(toStamp(day) + days * LENGTH);

/** How many days `to` is after `from`. */
export const daysFrom = (from: Day, to: Day): number => Math.round((toStamp(to) - toStamp(from)) / LENGTH);

/** The first day of the month so many months later. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return fromStamp(Date.UTC(year, month - 1 + months, 1));
}

/** The week that a day is in; `first` is the weekday that weeks begin with, 0 for Sunday. */
export function weekOf(day: Day, first: number): readonly Day[] {
  const begin = addDays(day, -((new Date(toStamp(day)).getUTCDay() - first + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(begin, index));
}

/** The weeks that a month has days in. */
export function weeksOf(month: Day, first: number): readonly (readonly Day[])[] {
  const [begin, end] = [addMonths(month, 0), addMonths(month, 1)];
  const weeks = [weekOf(begin, first)];
  for (let last = weeks[0]; last && addDays(last[6] ?? end, 1) < end; last = weeks.at(-1))
    weeks.push(weekOf(addDays(last[6] ?? end, 1), first));
  return weeks;
}

/** A date or an instant so many days later, at the same time of the day, written as it was. */
export function shiftValue(value: unknown, days: number, zone: string): unknown {
  if (typeof value === 'string' && DATE.test(value)) return addDays(value, days);
  const instant = parseTime(value, zone);
  if (instant === undefined) return value;
  const clock = zoneOf(zone);
  const moved = clock.toInstant(instant + clock.offsetAt(instant) + days * LENGTH);
  return typeof value === 'number' ? moved : new Date(moved).toISOString();
}

/**
 * The start or the end of something on another day, at its time of the day and written as it was; where it is empty, as
 * the other one is. It comes to the other one where their times of one day would else be the wrong way round.
 */
export function edgeValue(
  value: unknown,
  other: unknown,
  edge: 'start' | 'end',
  day: Day,
  zone: string,
): unknown {
  const written = dayOf(value, zone) === undefined ? other : value;
  const from = dayOf(written, zone);
  if (from === undefined) return day;
  const moved = shiftValue(written, daysFrom(from, day), zone);
  const [at, limit] = [parseTime(moved, zone), parseTime(other, zone)];
  if (at === undefined || limit === undefined || dayOf(other, zone) !== day) return moved;
  return (edge === 'start' ? at > limit : at < limit) ? other : moved;
}

/** A day in words; days belong to no zone. */
export const dayText = (day: Day, language: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(toStamp(day));
