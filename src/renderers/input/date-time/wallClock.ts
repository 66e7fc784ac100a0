import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import 'dayjs/locale/zh-cn.js';
import { parseTime } from '../../../conditions/index.ts';
import { zoneOf } from '../../../conditions/values/zone.ts';
import type { Notation } from '../../../schemas/notation.ts';
import { readWritten } from '../shared/writtenDay.ts';

dayjs.extend(utc);

/**
 * What a clock in `zone` shows at an instant (ISO text), as the picker takes it; null for what is no instant. It is
 * kept as a UTC time, for a local one would lose the hour that the machine's own zone skips.
 */
export function toWallClock(instant: unknown, zone: string): Dayjs | null {
  const time = typeof instant === 'string' ? parseTime(instant, zone) : undefined;
  return time === undefined ? null : dayjs.utc(time + zoneOf(zone).offsetAt(time));
}

/** The instant (ISO text, UTC with milliseconds) at which a clock in `zone` shows the picked minute. */
export function fromWallClock(picked: Dayjs, zone: string): string {
  const shown = Date.UTC(picked.year(), picked.month(), picked.date(), picked.hour(), picked.minute());
  return new Date(zoneOf(zone).toInstant(shown)).toISOString();
}

/** What somebody wrote, as a clock face; null for what is none. */
export function readWallClock(text: string, notation?: Notation): Dayjs | null {
  const written = readWritten(text, notation);
  return written && dayjs.utc(`${written.date}T${written.time}:00Z`);
}

/** One day with the hour and minute of another face; midnight without one. */
export const joinWallClock = (day: Dayjs, time: Dayjs | null): Dayjs =>
  dayjs.utc(Date.UTC(day.year(), day.month(), day.date(), time?.hour() ?? 0, time?.minute() ?? 0));

/** Whether this machine's clock shows the zone's time now. */
export const machineIsIn = (zone: string, now: Date = new Date()): boolean =>
  zoneOf(zone).offsetAt(now.getTime()) === -now.getTimezoneOffset() * 60_000;
