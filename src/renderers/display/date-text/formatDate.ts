import { formatDateTime } from '../../../documents/dateText.ts';
import { type Notation, writeClock } from '../../../schemas/notation.ts';
import { parseTime } from '../../../conditions/index.ts';

export type DateFormat = 'date' | 'datetime' | 'time' | 'month' | 'long';

const DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Swedish dates are ISO dates: the same digits in both languages, as the tables of the portal write them. */
const ISO_LANGUAGE = 'sv-SE';

const parts: Record<DateFormat, Intl.DateTimeFormatOptions> = {
  date: DIGITS,
  datetime: { ...DIGITS, ...CLOCK },
  time: CLOCK,
  month: { year: 'numeric', month: '2-digit' },
  long: { dateStyle: 'long' },
};

/** What follows the region that a person chose; months and dates in words are the language's. */
const asChosen = {
  date: (at: number, zone: string, notation: Notation) =>
    formatDateTime(at, zone, notation).split(' ', 1)[0] ?? '',
  datetime: formatDateTime,
  time: (at: number, zone: string, notation: Notation) =>
    writeClock(formatDateTime(at, zone).slice(-5), notation),
} as const;

/**
 * The text of a date or an instant in a zone: ISO text, or milliseconds since the epoch. Nothing gives nothing, and
 * what is no time comes back as it is.
 * @throws RangeError where the zone is unknown
 */
export function dateText(
  value: string | number | undefined,
  format: DateFormat,
  { zone, language, notation }: { zone: string; language: string; notation?: Notation | undefined },
): string {
  if (value === undefined || value === '') return '';
  const instant = parseTime(value, zone);
  if (instant === undefined) return String(value);
  if (notation && format in asChosen)
    return asChosen[format as keyof typeof asChosen](instant, zone, notation);
  const written = format === 'long' ? language : ISO_LANGUAGE;
  return new Intl.DateTimeFormat(written, { ...parts[format], timeZone: zone }).format(instant);
}
