import { addDays } from './calendar.ts';

/** A day of the working calendar (`atrium.calendar_day`). */
export interface CalendarDay {
  readonly date: string;
  readonly kind: 'work' | 'rest';
  readonly name: string;
}

interface Holiday {
  readonly name: string;
  readonly first: string;
  readonly last: string;
  /** Days of weekends that are worked in exchange. */
  readonly worked?: readonly string[];
}

/**
 * Public holidays in China: of 2026 as the State Council announced them, of 2027, which it has not announced, the days that
 * the regulation on public holidays names.
 */
const HOLIDAYS: readonly Holiday[] = [
  { name: '元旦', first: '2026-01-01', last: '2026-01-03', worked: ['2026-01-04'] },
  { name: '春节', first: '2026-02-15', last: '2026-02-23', worked: ['2026-02-14', '2026-02-28'] },
  { name: '清明节', first: '2026-04-04', last: '2026-04-06' },
  { name: '劳动节', first: '2026-05-01', last: '2026-05-05', worked: ['2026-05-09'] },
  { name: '端午节', first: '2026-06-19', last: '2026-06-21' },
  { name: '中秋节', first: '2026-09-25', last: '2026-09-27' },
  { name: '国庆节', first: '2026-10-01', last: '2026-10-07', worked: ['2026-09-20', '2026-10-10'] },
  { name: '元旦', first: '2027-01-01', last: '2027-01-01' },
  { name: '春节', first: '2027-02-05', last: '2027-02-08' },
  { name: '清明节', first: '2027-04-05', last: '2027-04-05' },
  { name: '劳动节', first: '2027-05-01', last: '2027-05-02' },
  { name: '端午节', first: '2027-06-09', last: '2027-06-09' },
  { name: '中秋节', first: '2027-09-15', last: '2027-09-15' },
  { name: '国庆节', first: '2027-10-01', last: '2027-10-03' },
];

/** The days of all holidays, and those that are worked in exchange. */
export const holidays = (): readonly CalendarDay[] =>
  HOLIDAYS.flatMap(({ name, first, last, worked = [] }) => [
    ...daysFrom(first, last).map((date): CalendarDay => ({ date, kind: 'rest', name })),
    ...worked.map((date): CalendarDay => ({ date, kind: 'work', name: `${name}调休` })),
  ]);

function daysFrom(first: string, last: string): readonly string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
