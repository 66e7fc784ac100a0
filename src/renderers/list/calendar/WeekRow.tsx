import { useDroppable } from '@dnd-kit/core';
import { Popover, theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type Day, dayText } from '../shared/days.ts';
import { calendarLocale } from './Calendar.locale.ts';
import { DAY, EventBar } from '../shared/dated/EventBar.tsx';
import type { DatedEvent } from '../shared/dated/DatedEvent.ts';
import { layWeek, onDay } from './events.ts';
import type { Moving } from './MovableDays.tsx';

export interface DaysProps {
  events: readonly DatedEvent[];
  today: Day;
  movable: boolean;
  open: ((event: DatedEvent) => void) | undefined;
}

interface WeekRowProps extends DaysProps, Moving {
  week: readonly Day[];
  /** Begins with the month that is shown; other days are paler. Absent: all days are of it. */
  month?: string;
  /** Lines of events; what has no place is counted. */
  lanes: number;
  minHeight: number;
}

/** The seven days of a week with the records across them. */
export function WeekRow({
  week,
  month,
  lanes,
  minHeight,
  events,
  today,
  movable,
  open,
  target,
  moved,
}: WeekRowProps) {
  const { token } = theme.useToken();
  const segments = layWeek(events, week, moved);
  const shown = segments.filter(({ lane }) => lane < lanes);
  return (
    <div style={{ position: 'relative', minHeight, borderBottom: `1px solid ${token.colorBorderSecondary}` }}>
      <div style={{ position: 'absolute', inset: 0, display: 'grid', gridTemplateColumns: COLUMNS }}>
        {week.map((day) => (
          <DayCell
            key={day}
            day={day}
            today={day === today}
            pale={!day.startsWith(month ?? '')}
            open={movable}
            over={target !== undefined && day >= target.from && day <= target.to}
          />
        ))}
      </div>
      <div
        style={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: COLUMNS,
          gap: '2px 0',
          padding: '28px 0 4px',
          // Between the records, the days below take what is dropped.
          pointerEvents: 'none',
        }}
      >
        {shown.map(({ event, column, span, lane }) => (
          <div
            key={event.key}
            style={{
              gridColumn: `${String(column + 1)} / span ${String(span)}`,
              gridRow: lane + 1,
              padding: '0 2px',
              minWidth: 0,
              pointerEvents: 'auto',
            }}
          >
            <EventBar
              event={event}
              part={week[column] ?? event.from}
              movable={movable}
              open={open && (() => open(event))}
            />
          </div>
        ))}
        {week.map((day, column) => {
          const hidden = segments.filter(
            (each) => each.lane >= lanes && each.column <= column && each.column + each.span > column,
          ).length;
          return hidden === 0 ? null : (
            <div key={day} style={{ gridColumn: column + 1, gridRow: lanes + 1, pointerEvents: 'auto' }}>
              <More day={day} count={hidden} events={onDay(events, day)} open={open} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

export const COLUMNS = 'repeat(7, minmax(0, 1fr))';

interface DayCellProps {
  day: Day;
  today: boolean;
  pale: boolean;
  /** Records may be brought here. */
  open: boolean;
  /** The one that is carried would lie here. */
  over: boolean;
}

function DayCell({ day, today, pale, open, over }: DayCellProps) {
  const { token } = theme.useToken();
  const { setNodeRef } = useDroppable({ id: day, disabled: !open });
  return (
    <div
      ref={setNodeRef}
      data-day={day}
      {...(over ? { 'data-over': '' } : {})}
      style={{
        borderInlineEnd: `1px solid ${token.colorBorderSecondary}`,
        background: over ? token.colorPrimaryBg : pale ? token.colorFillQuaternary : undefined,
        padding: 3,
      }}
    >
      <time
        dateTime={day}
        {...(today ? { 'aria-current': 'date' as const } : {})}
        style={{
          display: 'inline-block',
          minWidth: 22,
          lineHeight: '22px',
          textAlign: 'center',
          borderRadius: 11,
          color: today ? token.colorTextLightSolid : pale ? token.colorTextSecondary : token.colorText,
          // The darker primary: white on it is read at any size.
          background: today ? token.colorPrimaryActive : undefined,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Number(day.slice(8))}
      </time>
    </div>
  );
}

interface MoreProps {
  day: Day;
  count: number;
  events: readonly DatedEvent[];
  open: ((event: DatedEvent) => void) | undefined;
  /** There is room for words on any device. */
  wide?: boolean;
}

/** How many more there are on a day; all of that day when pressed. */
export function More({ day, count, events, open, wide = false }: MoreProps) {
  const { token } = theme.useToken();
  const text = useText(calendarLocale);
  const { locale, theme: look } = useRoot();
  const name = dayText(day, locale.language, DAY);
  // A day of a phone's width has place for a number, not for words.
  const narrow = !wide && look.device === 'mobile';
  return (
    <Popover
      trigger="click"
      title={name}
      content={
        <div style={{ display: 'grid', gap: token.marginXXS, width: 220, maxHeight: 320, overflowY: 'auto' }}>
          {events.map((event) => (
            <EventBar
              key={event.key}
              event={event}
              part={`${day} more`}
              on={day}
              movable={false}
              open={open && (() => open(event))}
            />
          ))}
        </div>
      }
    >
      <button
        type="button"
        aria-label={text('moreOn', { day: name, count })}
        style={{
          width: '100%',
          padding: '0 4px',
          border: 0,
          background: 'none',
          color: token.colorTextSecondary,
          font: 'inherit',
          fontSize: token.fontSizeSM,
          textAlign: narrow ? 'center' : 'start',
          cursor: 'pointer',
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        }}
      >
        {text(narrow ? 'moreShort' : 'more', { count })}
      </button>
    </Popover>
  );
}
