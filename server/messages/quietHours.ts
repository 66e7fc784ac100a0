import { DEFAULT_ZONE, zoneOf } from '../../src/conditions/index.ts';
import type { QuietHours } from '../../src/schemas/wire/message.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds from midnight to a time `HH:mm`. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE;
}

/** When somebody may be told outside of their inbox: now, or once their quiet hours are over. */
export function whenTold(now: Date, quiet: QuietHours | null): Date {
  if (quiet === null) return now;
  const zone = zoneOf(DEFAULT_ZONE);
  const local = now.getTime() + zone.offsetAt(now.getTime());
  const time = local % DAY;
  const [from, to] = [sinceMidnight(quiet.from), sinceMidnight(quiet.to)];
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return now;
  const end = local - time + to;
  return new Date(zone.toInstant(end > local ? end : end + DAY));
}
