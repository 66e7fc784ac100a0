import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { TimeHead } from '../shared/dated/TimeHead.tsx';
import { useDated } from '../shared/dated/useDated.ts';
import { addDays, addMonths, type Day, dayOf, dayText, weekOf, weeksOf } from '../shared/days.ts';
import { RecordsFrame } from '../shared/RecordsFrame.tsx';
import ToneLegend from '../shared/ToneLegend.tsx';
import { Agenda } from './Agenda.tsx';
import { calendarLocale } from './Calendar.locale.ts';
import type { calendarMeta } from './Calendar.meta.ts';
import { MovableDays } from './MovableDays.tsx';
import { COLUMNS, WeekRow } from './WeekRow.tsx';

const FACES = ['month', 'week', 'agenda'] as const;
/** Lines of records in a day of a month, and in one of a week. */
const LANES = { month: 3, week: 30 } as const;

/** Records on their days: a month, a week, or the days that have some one below the other. */
export default observer(function Calendar(renderer: RendererProps<typeof calendarMeta>) {
  const { props, node } = renderer;
  const { token } = theme.useToken();
  const text = useText(calendarLocale);
  const root = useRoot();
  const { language, locale } = root.locale;
  const { zone, now } = root.environment(node.path);
  const today = dayOf(now(), zone) ?? '';
  const [day, go] = useState<Day>(() => dayOf(props.date, zone) ?? today);
  const [face, show] = useState(() => (root.theme.device === 'mobile' ? 'agenda' : props.view));
  /** Each time that today is asked for, the list of days begins with it again. */
  const [asked, ask] = useState(0);
  const weeks = useMemo(() => {
    const first = locale === 'enUS' ? 0 : 1;
    return face === 'week' ? [weekOf(day, first)] : weeksOf(day, first);
  }, [day, face, locale]);
  const days =
    face === 'agenda' ? weeks.flat().filter((each) => each.startsWith(day.slice(0, 7))) : weeks.flat();
  const [first = day, last = day] = [days[0], days.at(-1)];
  const { records, events, legend, movable, move, open } = useDated(renderer, first, last);
  const shared = { events, today, movable, open };
  return (
    <RecordsFrame records={records} drawsEmpty>
      <section
        aria-label={renderer.title || text('calendar')}
        style={{ display: 'grid', gap: token.marginSM }}
      >
        <TimeHead
          faces={FACES.map((value) => ({ value, label: text(value) }))}
          face={face}
          day={day}
          today={today}
          show={show}
          step={(by) => (face === 'week' ? addDays(day, by * 7) : addMonths(day, by))}
          go={(to) => {
            if (to === today) ask(asked + 1);
            go(face === 'week' ? to : to === today ? to : addMonths(to, 0));
          }}
        />
        {face === 'agenda' ? (
          <Agenda key={`${day.slice(0, 7)} ${String(asked)}`} days={days} {...shared} />
        ) : (
          <MovableDays when={movable} move={move}>
            {(moving) => (
              <div
                style={{
                  border: `1px solid ${token.colorBorderSecondary}`,
                  borderRadius: token.borderRadius,
                  background: token.colorBgContainer,
                  overflow: 'hidden',
                }}
              >
                <div
                  style={{
                    display: 'grid',
                    gridTemplateColumns: COLUMNS,
                    color: token.colorTextSecondary,
                    textAlign: 'center',
                    lineHeight: '32px',
                    borderBottom: `1px solid ${token.colorBorderSecondary}`,
                  }}
                >
                  {weeks[0]?.map((each) => (
                    <span key={each}>{dayText(each, language, { weekday: 'short' })}</span>
                  ))}
                </div>
                {weeks.map((week) => (
                  <WeekRow
                    key={week[0]}
                    week={week}
                    lanes={LANES[face]}
                    minHeight={face === 'week' ? 320 : 112}
                    {...(face === 'month' ? { month: day.slice(0, 7) } : {})}
                    {...shared}
                    {...moving}
                  />
                ))}
              </div>
            )}
          </MovableDays>
        )}
        <ToneLegend tones={legend} />
      </section>
    </RecordsFrame>
  );
});
