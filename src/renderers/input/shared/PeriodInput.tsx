import { CalendarOutlined, CloseCircleFilled } from '@ant-design/icons';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
// Weeks begin on Monday, as the calendar of the interface language says, and are counted as ISO 8601 does.
import isoWeek from 'dayjs/plugin/isoWeek.js';
import quarterOfYear from 'dayjs/plugin/quarterOfYear.js';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { inputLocale } from './input.locale.ts';
import { periods, periodText, type Period } from './period.meta.ts';
import type { BoundInput } from './useInput.ts';

dayjs.extend(isoWeek);
dayjs.extend(quarterOfYear);

const two = (number: number): string => String(number).padStart(2, '0');

const fromDay: Readonly<Record<Period, (day: Dayjs) => string>> = {
  year: (day) => day.format('YYYY'),
  quarter: (day) => `${day.year()}-Q${day.quarter()}`,
  month: (day) => day.format('YYYY-MM'),
  week: (day) => `${day.isoWeekYear()}-W${two(day.isoWeek())}`,
};

/** The stretch that a day lies in, as it is stored. */
export const storedPeriod = (period: Period, day: Dayjs): string => fromDay[period](day);

/** The first day of a stored stretch; null for what is none. */
export function firstDay(period: Period, value: unknown): Dayjs | null {
  if (typeof value !== 'string' || !new RegExp(periods[period].pattern).test(value)) return null;
  const [year = '', part = '1'] = value.split(/-[QW]?/);
  if (period === 'year') return dayjs(`${year}-01-01`);
  if (period === 'month') return dayjs(`${value}-01`);
  if (period === 'quarter') return dayjs(`${year}-${two(Number(part) * 3 - 2)}-01`);
  // The fourth of January always lies in the first week.
  return dayjs(`${year}-01-04`)
    .startOf('isoWeek')
    .add(Number(part) - 1, 'week');
}

/** Picks a year, a quarter, a month or a week. */
export function PeriodInput({
  input,
  period,
  placeholder,
}: {
  input: BoundInput;
  period: Period;
  placeholder: string;
}) {
  const text = useText(inputLocale);
  const { locale } = useRoot();
  return (
    <DatePicker
      {...input.attributes}
      picker={period}
      value={firstDay(period, input.value)}
      format={(day) => periodText(period, storedPeriod(period, day), locale.locale)}
      // What is shown is written for people; it is picked, not typed.
      inputReadOnly
      placeholder={placeholder || text('choose')}
      suffixIcon={<CalendarOutlined aria-hidden aria-label={undefined} />}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={text('clear')} /> }}
      style={{ width: '100%' }}
      onChange={(day: Dayjs | null) => input.change(day ? storedPeriod(period, day) : null)}
      onBlur={input.leave}
    />
  );
}
