import dayjs from 'dayjs';
import zhCn from 'dayjs/locale/zh-cn';
import type { Locale } from '../../schemas/text.ts';

/** English as dayjs has it, whose weeks begin on Sunday. */
const english = { ...dayjs.Ls.en };

/**
 * The language of months and weekdays, and the first day of the week: one for all of the browser page.
 * @param weekStart of the region that the person chose, 0 for Sunday; absent: as the language has it
 */
export function setCalendarLanguage(locale: Locale, weekStart?: number): void {
  const own = locale === 'enUS' ? english : zhCn;
  const name = locale === 'enUS' ? 'en' : 'zh-cn';
  // Clocks of twelve hours say AM and PM in both languages, as `writeClock` does.
  const clock = { meridiem: undefined };
  const week = weekStart === undefined ? {} : { weekStart };
  dayjs.locale({ ...own, ...clock, ...week, name } as ILocale, undefined, true);
  dayjs.locale(name);
}
