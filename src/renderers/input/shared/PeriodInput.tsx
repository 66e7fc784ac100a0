import { CalendarOutlined } from '@ant-design/icons';
import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import quarterOfYear from 'dayjs/plugin/quarterOfYear.js';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { LocalText } from '../../../schemas/text.ts';
import { inputLocale } from './input.locale.ts';
import { importPeriod, periods, periodText, type Period } from './period.meta.ts';
import { PickerInput } from './PickerInput.tsx';
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

/** A year, a quarter, a month or a week to pick or type. */
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
  const read = (typed: string): Dayjs | null => {
    const meant = importPeriod(period, typed);
    const day = 'value' in meant ? firstDay(period, meant.value) : null;
    // A year of 52 weeks has no 53rd.
    return day && 'value' in meant && storedPeriod(period, day) === meant.value ? day : null;
  };
  return (
    <PickerInput
      attributes={input.attributes}
      picker={period}
      value={firstDay(period, input.value)}
      show={(day) => periodText(period, storedPeriod(period, day), locale.locale)}
      read={read}
      faultOf={(day) => (day === null ? noPeriod[period] : undefined)}
      placeholder={placeholder || text('choose')}
      suffixIcon={<CalendarOutlined aria-hidden aria-label={undefined} />}
      change={(day) => input.change(day && storedPeriod(period, day))}
      leave={input.leave}
      hold={input.filter ? undefined : input.hold}
    />
  );
}

const noPeriod: Readonly<Record<Period, LocalText>> = {
  year: { zhCN: '请输入年份，如 2024', enUS: 'Enter a year such as 2024' },
  quarter: { zhCN: '请输入季度，如 2024-Q3', enUS: 'Enter a quarter such as 2024-Q3' },
  month: { zhCN: '请输入月份，如 2024-09', enUS: 'Enter a month such as 2024-09' },
  week: { zhCN: '请输入周，如 2024-W36', enUS: 'Enter a week such as 2024-W36' },
};
