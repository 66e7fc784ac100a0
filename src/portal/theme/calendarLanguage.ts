import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { Locale } from '../../schemas/text.ts';

/** The language of months and weekdays: one for all of the browser page. */
export function setCalendarLanguage(locale: Locale): void {
  dayjs.locale(locale === 'enUS' ? 'en' : 'zh-cn');
}
