import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useMemo } from 'react';
import { type Day, addDays, addMonths, dayText, weeksOf } from '../../renderers/list/shared/days.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { namedSpans } from './namedSpans.ts';
import { workCalendarLocale } from './workCalendar.locale.ts';
import { usualKind, type WorkYear } from './WorkYear.ts';

/** Weeks begin on Monday, as working weeks do. */
const MONDAY = 1;

/** Days belong to no zone. */
const DATE = { month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' } as const;

interface MonthGridProps {
  year: WorkYear;
  /** Its first day. */
  month: Day;
  today: Day;
  /** The day that the tab key reaches; undefined: none of this month. */
  reached: Day | undefined;
  /** Moves the focus to a day; undefined keeps it. */
  reach: (day: Day) => void;
}

/** Days from one that has the focus, by the key that leads there. */
const STEPS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addMonths(day, 0),
  End: (day) => addDays(addMonths(day, 1), -1),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** A month of the working calendar, each day of which is a button. */
export const MonthGrid = observer(function MonthGrid({ year, month, today, reached, reach }: MonthGridProps) {
  const { locale } = useRoot();
  const text = useText(workCalendarLocale);
  const { language } = locale;
  const weeks = weeksOf(month, MONDAY);
  const title = dayText(month, language, { month: 'long' });
  const dates = useMemo(() => new Intl.DateTimeFormat(language, DATE), [language]);
  const nameOf = (day: Day): string => {
    const date = dates.format(new Date(`${day}T00:00:00Z`));
    const kind = text(year.kindOf(day));
    const name = year.marked(day)?.name ?? '';
    return name === '' ? text('day', { date, kind }) : text('namedDay', { date, kind, name });
  };
  const move = (event: KeyboardEvent, day: Day): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    reach(step(day));
  };
  return (
    <section className="at-month" aria-label={title}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={day} scope="col" abbr={dayText(day, language, { weekday: 'long' })}>
                {dayText(day, language, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                if (!day.startsWith(month.slice(0, 7))) return <td key={day} />;
                const mark = year.marked(day);
                const kind = mark === undefined ? 'usual' : mark.kind;
                return (
                  <td key={day}>
                    <button
                      type="button"
                      data-day={day}
                      className={`at-day at-day-${kind}${usualKind(day) === 'rest' ? ' at-day-weekend' : ''}`}
                      tabIndex={day === reached ? 0 : -1}
                      aria-label={nameOf(day)}
                      aria-busy={year.isBusy(day)}
                      aria-current={day === today ? 'date' : undefined}
                      title={mark?.name ?? undefined}
                      onKeyDown={(event) => move(event, day)}
                      onClick={() => {
                        reach(day);
                        void year.toggle(day);
                      }}
                    >
                      {Number(day.slice(8))}
                      {mark !== undefined && <small aria-hidden>{text(`${mark.kind}Short`)}</small>}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {namedSpans(year, month).map(({ first, last, name }) => (
          <li key={first}>
            {text('named', {
              days: first === last ? dayOf(first) : `${dayOf(first)}–${dayOf(last)}`,
              name,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
});

const dayOf = (day: Day): string => String(Number(day.slice(8)));
