import { observer } from 'mobx-react-lite';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { addMonths, type Day } from '../../renderers/list/shared/days.ts';
import { MonthGrid } from './MonthGrid.tsx';
import type { WorkYear } from './WorkYear.ts';

interface YearGridProps {
  /** Four digits. */
  year: string;
  days: WorkYear;
  today: Day;
}

/** The twelve months of a year. The tab key reaches one day, the arrow keys all others. */
export const YearGrid = observer(function YearGrid({ year, days, today }: YearGridProps) {
  const first = `${year}-01-01`;
  const [reached, setReached] = useState(today.startsWith(year) ? today : first);
  const months = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    months.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
  }, [reached]);
  const reach = useCallback(
    (day: Day): void => {
      if (!day.startsWith(year)) return;
      follows.current = true;
      setReached(day);
    },
    [year],
  );
  return (
    <div className="at-year" ref={months}>
      {Array.from({ length: 12 }, (_, index) => addMonths(first, index)).map((month) => (
        <MonthGrid
          key={month}
          year={days}
          month={month}
          today={today}
          reached={reached.startsWith(month.slice(0, 7)) ? reached : undefined}
          reach={reach}
        />
      ))}
    </div>
  );
});
