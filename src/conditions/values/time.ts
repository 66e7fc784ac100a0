import { zoneOf } from './zone.ts';

/** 1900-01-01 and the end of 9999-12-31, both UTC. */
const FIRST = Date.UTC(1900, 0, 1);
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const CALENDAR =
  /^(\d{4})([-/])(\d\d)\2(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/;

/**
 * Reads a time as milliseconds since the epoch. A finite number is milliseconds; text of exactly 10 digits is
 * seconds, of 13 milliseconds; else an ISO 8601 calendar date with or without a time, `T` or a space between
 * them, `/` for `-` too; a `Date`. Without a zone of its own it is local time of `zone`.
 * Undefined for what cannot be read: years outside 1900 to 9999, and dates that the calendar lacks.
 *
 * @throws RangeError where `zone` is no IANA zone and the text needs one.
 */
export function parseTime(value: unknown, zone: string): number | undefined {
  if (typeof value === 'string') return value.length < 10 ? undefined : readText(value, zone);
  if (typeof value === 'number') return inRange(value);
  return value instanceof Date ? inRange(value.getTime()) : undefined;
}

/** The time that a value counts as: 0 for what cannot be read. */
export const toTime = (value: unknown, zone: string): number => parseTime(value, zone) ?? 0;

const inRange = (instant: number): number | undefined =>
  instant >= FIRST && instant <= LAST ? instant : undefined;

function readText(text: string, zone: string): number | undefined {
  if (text.length === 24) {
    const instant = readRecordTime(text);
    if (instant !== undefined) return instant;
  }
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const match = CALENDAR.exec(text);
  if (match === null) return undefined;
  const [, year, , month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset] = match;
  const local = localTime([year, month, day, hour, minute, second].map(Number), fraction);
  if (local === undefined) return undefined;
  if (offset === undefined) return zoneOf(zone).toInstant(local);
  const ahead = readOffset(offset);
  return ahead === undefined ? undefined : local - ahead;
}

/** `+08:00`, `-0330`, `+08`, `Z` in milliseconds ahead of UTC. */
function readOffset(offset: string): number | undefined {
  if (offset === 'Z') return 0;
  const hours = Number(offset.slice(1, 3));
  const minutes = offset.length > 3 ? Number(offset.slice(-2)) : 0;
  if (hours > 23 || minutes > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** Milliseconds that a local time would be in UTC; undefined where the calendar or the clock lacks it. */
function localTime(fields: readonly number[], fraction: string): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields;
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  // Beyond milliseconds the digits are cut off, not rounded.
  const millisecond = Number(fraction.padEnd(3, '0').slice(0, 3));
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
}

/** Days of a month, 1 to 12. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The form in which records hold date-times, `YYYY-MM-DDTHH:mm:ss.sssZ`; much read, and so without a pattern. */
function readRecordTime(text: string): number | undefined {
  if (text[10] !== 'T' || text[23] !== 'Z' || text[4] !== '-' || text[7] !== '-') return undefined;
  if (text[13] !== ':' || text[16] !== ':' || text[19] !== '.') return undefined;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  const hour = digits(text, 11, 13);
  const minute = digits(text, 14, 16);
  const second = digits(text, 17, 19);
  const millisecond = digits(text, 20, 23);
  if (!(year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)))
    return undefined;
  if (!(hour <= 23 && minute <= 59 && second <= 59 && millisecond >= 0)) return undefined;
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
}

/** The number that the digits from `start` to `end` write, NaN where one is no digit. */
function digits(text: string, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}
