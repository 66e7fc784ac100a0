import { observer } from 'mobx-react-lite';
import { addDays } from '../../renderers/list/shared/days.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { workCalendarLocale } from './workCalendar.locale.ts';
import type { WorkYear } from './WorkYear.ts';

/** What the colours stand for, and how many days of the year are worked. */
export const Legend = observer(function Legend({ year, days }: { year: string; days: WorkYear }) {
  const text = useText(workCalendarLocale);
  let worked = 0;
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1))
    if (days.kindOf(day) === 'work') worked += 1;
  return (
    <p className="at-work-legend">
      {(['rest', 'work'] as const).map((kind) => (
        <span key={kind}>
          <i className={`at-day at-day-${kind}`} aria-hidden>
            <small>{text(`${kind}Short`)}</small>
          </i>
          {text(kind)}
        </span>
      ))}
      <span>
        <i className="at-day at-day-usual at-day-weekend" aria-hidden />
        {text('weekend')}
      </span>
      <span className="at-work-calendar-quiet">{text('workdays', { count: worked })}</span>
    </p>
  );
});
