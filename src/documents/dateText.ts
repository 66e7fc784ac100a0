import { type Notation, writeClock, writeDay } from '../schemas/notation.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day and a time of day of an instant (ISO text or milliseconds) in a zone; what is no instant comes back as it is.
 * @param notation how a person writes both; absent: `YYYY-MM-DD HH:mm`
 */
export function formatDateTime(value: unknown, zone: string, notation?: Notation): string {
  const instant = new Date(typeof value === 'number' ? value : String(value));
  if (Number.isNaN(instant.getTime())) return String(value);
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value: part }) => [type, part]),
  );
  const day = `${parts.year ?? ''}-${parts.month ?? ''}-${parts.day ?? ''}`;
  const time = `${parts.hour ?? ''}:${parts.minute ?? ''}`;
  return `${writeDay(day, notation)} ${writeClock(time, notation)}`;
}
