import { Button, Empty, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type Day, dayText } from '../shared/days.ts';
import { datedLocale } from '../shared/dated/dated.locale.ts';
import type { DatedEvent } from '../shared/dated/DatedEvent.ts';
import { EventBar } from '../shared/dated/EventBar.tsx';
import { calendarLocale } from './Calendar.locale.ts';
import { onDay } from './events.ts';
import { type DaysProps, More } from './WeekRow.tsx';

/** Records of a day in sight; many that last for weeks would hide the next day. */
const LINES = 8;

/** A single one is not worth a button that takes its place. */
const shownOf = (count: number): number => (count === LINES + 1 ? count : Math.min(count, LINES));

/** What a day brings goes before what lasts. */
const beginningFirst = (events: readonly DatedEvent[], day: Day): readonly DatedEvent[] => [
  ...events.filter(({ from }) => from === day),
  ...events.filter(({ from }) => from !== day),
];

interface AgendaProps extends DaysProps {
  days: readonly Day[];
}

/** The days that have records, one below the other: of the time that is now, from today on. */
export const Agenda = observer(function Agenda({ days, events, today, open }: AgendaProps) {
  const { token } = theme.useToken();
  const text = useText(datedLocale);
  const own = useText(calendarLocale);
  const { locale, theme: looks } = useRoot();
  const { language } = locale;
  const [unfolded, unfold] = useState(false);
  const busy = days
    .map((day) => ({ day, events: beginningFirst(onDay(events, day), day) }))
    .filter((each) => each.events.length > 0);
  const earlier = days.includes(today) ? busy.filter(({ day }) => day < today) : [];
  const folds = earlier.length > 0 && earlier.length < busy.length;
  const shown = folds && !unfolded && !looks.printing ? busy.slice(earlier.length) : busy;
  if (busy.length === 0)
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={text('none')}
        style={{ padding: token.padding }}
      />
    );
  const list = (
    <dl style={{ margin: 0 }}>
      {shown.map(({ day, events: those }) => (
        <div
          key={day}
          style={{
            display: 'grid',
            gridTemplateColumns: '104px minmax(0, 1fr)',
            gap: token.marginXS,
            padding: token.paddingXS,
            borderBottom: `1px solid ${token.colorBorderSecondary}`,
          }}
        >
          <dt
            style={{
              color: day === today ? token.colorText : token.colorTextSecondary,
              fontWeight: day === today ? token.fontWeightStrong : undefined,
            }}
          >
            <time dateTime={day} {...(day === today ? { 'aria-current': 'date' as const } : {})}>
              {dayText(day, language, { month: 'short', day: 'numeric', weekday: 'short' })}
            </time>
          </dt>
          <dd style={{ margin: 0, display: 'grid', gap: token.marginXXS, minWidth: 0 }}>
            {those.slice(0, shownOf(those.length)).map((event) => (
              <EventBar
                key={event.key}
                event={event}
                part={`${day} agenda`}
                on={day}
                movable={false}
                open={open && (() => open(event))}
              />
            ))}
            {those.length > shownOf(those.length) && (
              <More day={day} count={those.length - shownOf(those.length)} events={those} open={open} wide />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (!folds) return list;
  return (
    <div>
      <Button type="link" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
        {unfolded ? own('fold') : own('earlier', { count: earlier.length })}
      </Button>
      {list}
    </div>
  );
});
