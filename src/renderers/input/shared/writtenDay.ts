import dayjs, { type Dayjs } from 'dayjs';
import type { LocalText } from '../../../schemas/text.ts';
import { type Notation, writeClock, writeDay } from '../../../schemas/notation.ts';
import { DAY_FORMAT, toDay } from './day.ts';

/** A day and a time of day as somebody wrote them: `YYYY-MM-DD`, `HH:mm`. */
interface Written {
  readonly date: string;
  readonly time: string;
}

const TIME = '(?:[\\sT]+(\\d{1,2})[:：](\\d{2})(?::\\d{2})?(?:\\s*([ap])\\.?m\\.?)?)?';
/** `2026-12-8`, `2026/12/08`, `2026.12.8`, `2026年12月8日`, `20261208`; any of them with a time behind it. */
const forms = [
  new RegExp(`^(\\d{4})\\s*[-/.年]\\s*(\\d{1,2})\\s*[-/.月]\\s*(\\d{1,2})\\s*日?${TIME}$`, 'i'),
  new RegExp(`^(\\d{4})(\\d{2})(\\d{2})${TIME}$`, 'i'),
];

/** `8/12/2026`, `08-12-2026`, `8.12.2026`, of people who write the day first. */
const dayFirst = new RegExp(`^(\\d{1,2})\\s*[-/.]\\s*(\\d{1,2})\\s*[-/.]\\s*(\\d{4})${TIME}$`, 'i');

/**
 * Reads what somebody wrote into the box of a calendar; null for what is no day. Without a time it is midnight. The year
 * may always come first; the day where the person's notation has it there.
 */
export function readWritten(text: string, notation?: Notation): Written | null {
  // Chinese input methods write digits and points of full width.
  const plain = text.normalize('NFKC').trim();
  const read = forms.map((form) => form.exec(plain)).find((found) => found !== null);
  const turned = notation?.date.startsWith('DD') ? dayFirst.exec(plain) : null;
  const [first, month, last, written = '0', minute = '00', half] = (read ?? turned ?? []).slice(1);
  const [year, day] = read ? [first, last] : [last, first];
  const hour = half === undefined ? written : hourOfHalf(written, half);
  const date = [year, month, day].map((part) => part?.padStart(2, '0')).join('-');
  if (toDay(date) === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return { date, time: `${hour.padStart(2, '0')}:${minute}` };
}

/** `12` AM is midnight, `12` PM noon; what no clock of twelve hours shows is no hour. */
function hourOfHalf(hour: string, half: string): string {
  const shown = Number(hour);
  if (shown < 1 || shown > 12) return '24';
  return String((shown % 12) + (half.toLowerCase() === 'p' ? 12 : 0));
}

/** A day as it stands in a box; what the calendar takes may have a time. */
export function showDay(day: Dayjs, notation: Notation | undefined, hasTime = false): string {
  const date = writeDay(day.format(DAY_FORMAT), notation);
  return hasTime ? `${date} ${writeClock(day.format('HH:mm'), notation)}` : date;
}

/** The same as the calendar takes it, on this machine's clock. */
export function readDay(text: string, notation?: Notation): Dayjs | null {
  const written = readWritten(text, notation);
  return written && dayjs(`${written.date}T${written.time}`);
}

const EXAMPLE = dayjs('2026-09-01T08:30');

/** Why what was written cannot be taken; undefined where it can. @param hasTime of the day, beside the date */
export function writtenFault(
  day: Dayjs | null,
  {
    minDate,
    maxDate,
    hasTime = false,
    notation,
  }: {
    minDate?: Dayjs | undefined;
    maxDate?: Dayjs | undefined;
    hasTime?: boolean;
    notation?: Notation | undefined;
  },
): LocalText | undefined {
  if (day === null) {
    const example = showDay(EXAMPLE, notation, hasTime);
    return hasTime
      ? { zhCN: `请输入日期和时间，如 ${example}`, enUS: `Enter a date and a time such as ${example}` }
      : { zhCN: `请输入日期，如 ${example}`, enUS: `Enter a date such as ${example}` };
  }
  const told = (zhCN: string, enUS: string, limit: string): LocalText => ({
    zhCN: `${zhCN} ${writeDay(limit, notation)}`,
    enUS: `${enUS} ${writeDay(limit, notation)}`,
  });
  const shown = day.format('YYYY-MM-DD');
  const [first, last] = [minDate, maxDate].map((limit) => limit?.format('YYYY-MM-DD'));
  if (first !== undefined && shown < first) return told('不能早于', 'Must not be before', first);
  if (last !== undefined && shown > last) return told('不能晚于', 'Must not be after', last);
  return undefined;
}
