import dayjs, { type Dayjs } from 'dayjs';
// Registers the names of months and weekdays; the pickers choose by the interface language.
import 'dayjs/locale/zh-cn.js';
import { isDateText } from './dateValue.meta.ts';

/** How a day is written. */
export const DAY_FORMAT = 'YYYY-MM-DD';

/** The day of a date text; null for what is none. */
export function toDay(value: unknown): Dayjs | null {
  if (!isDateText(value)) return null;
  const day = dayjs(value);
  return day.format(DAY_FORMAT) === value ? day : null;
}

/** The date text of a day, null for none. */
export const fromDay = (day: Dayjs | null | undefined): string | null => day?.format(DAY_FORMAT) ?? null;

/** Limits of a picker; what is no date limits nothing. */
export function limits(minDate: unknown, maxDate: unknown): { minDate?: Dayjs; maxDate?: Dayjs } {
  const [min, max] = [toDay(minDate), toDay(maxDate)];
  return { ...(min ? { minDate: min } : {}), ...(max ? { maxDate: max } : {}) };
}
