import dayjs, { type Dayjs } from 'dayjs';
import type { LocalText } from '../../../schemas/text.ts';
import { toDay } from './day.ts';

/** A day and a time of day as somebody wrote them: `YYYY-MM-DD`, `HH:mm`. */
interface Written {
  readonly date: string;
  readonly time: string;
}

const TIME = '(?:[\\sT]+(\\d{1,2})[:：](\\d{2})(?::\\d{2})?)?';
/** `2026-12-8`, `2026/12/08`, `2026.12.8`, `2026年12月8日`, `20261208`; any of them with a time behind it. */
const forms = [
  new RegExp(`^(\\d{4})\\s*[-/.年]\\s*(\\d{1,2})\\s*[-/.月]\\s*(\\d{1,2})\\s*日?${TIME}$`),
  new RegExp(`^(\\d{4})(\\d{2})(\\d{2})${TIME}$`),
];

/** Reads what somebody wrote into the box of a calendar; null for what is no day. Without a time it is midnight. */
export function readWritten(text: string): Written | null {
  // Chinese input methods write digits and points of full width.
  const [, year, month, day, hour = '0', minute = '00'] =
    forms.map((form) => form.exec(text.normalize('NFKC').trim())).find((found) => found !== null) ?? [];
  const date = [year, month, day].map((part) => part?.padStart(2, '0')).join('-');
  if (toDay(date) === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return { date, time: `${hour.padStart(2, '0')}:${minute}` };
}

/** The same as the calendar takes it, on this machine's clock. */
export function readDay(text: string): Dayjs | null {
  const written = readWritten(text);
  return written && dayjs(`${written.date}T${written.time}`);
}

const NO_DAY = { zhCN: '请输入日期，如 2026-09-01', enUS: 'Enter a date such as 2026-09-01' };
const NO_INSTANT = {
  zhCN: '请输入日期和时间，如 2026-09-01 08:30',
  enUS: 'Enter a date and a time such as 2026-09-01 08:30',
};

/** Why what was written cannot be taken; undefined where it can. @param hasTime of the day, beside the date */
export function writtenFault(
  day: Dayjs | null,
  {
    minDate,
    maxDate,
    hasTime = false,
  }: { minDate?: Dayjs | undefined; maxDate?: Dayjs | undefined; hasTime?: boolean },
): LocalText | undefined {
  if (day === null) return hasTime ? NO_INSTANT : NO_DAY;
  const shown = day.format('YYYY-MM-DD');
  const [first, last] = [minDate, maxDate].map((limit) => limit?.format('YYYY-MM-DD'));
  if (first !== undefined && shown < first)
    return { zhCN: `不能早于 ${first}`, enUS: `Must not be before ${first}` };
  if (last !== undefined && shown > last)
    return { zhCN: `不能晚于 ${last}`, enUS: `Must not be after ${last}` };
  return undefined;
}
