import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { addMonths, type Day, dayOf, dayText, shiftValue, weekOf, weeksOf } from '../shared/days.ts';
import { Movable } from '../shared/Movable.tsx';
import { overlapping } from '../shared/overlapping.ts';
import { RecordsFrame } from '../shared/RecordsFrame.tsx';
import { rowKey } from '../shared/rowKey.ts';
import { useRecords } from '../shared/useRecords.ts';
import { useView } from '../shared/useView.ts';
import { Agenda } from './Agenda.tsx';
import { calendarLocale } from './Calendar.locale.ts';
import type { calendarMeta } from './Calendar.meta.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { BarFace } from './EventBar.tsx';
import type { CalendarEvent } from './events.ts';
import { carriedBy, useMoving } from './useMoving.ts';
import { COLUMNS, WeekRow } from './WeekRow.tsx';

/** The most records that are asked for: more are no calendar that anybody reads. */
const LIMIT = 500;
/** Lines of records in a day of a month, and in one of a week. */
const LANES = { month: 3, week: 30 } as const;

/** Records on their days: a month, a week, or the days that have some one below the other. */
export default observer(function Calendar(renderer: RendererProps<typeof calendarMeta>) {
  const { props, node, enabled, readOnly } = renderer;
  const { start, end, colourBy } = props;
  const { token } = theme.useToken();
  const text = useText(calendarLocale);
  const root = useRoot();
  const { language, locale } = root.locale;
  const { zone } = root.environment(node.path);
  const today = dayOf(Date.now(), zone) ?? '';
  const [day, go] = useState<Day>(() => dayOf(props.date, zone) ?? today);
  const [face, show] = useState(() => (root.theme.device === 'mobile' ? 'agenda' : props.view));
  const [carried, setCarried] = useState<CalendarEvent>();
  const weeks = useMemo(() => {
    const first = locale === 'enUS' ? 0 : 1;
    return face === 'week' ? [weekOf(day, first)] : weeksOf(day, first);
  }, [day, face, locale]);
  const days =
    face === 'agenda' ? weeks.flat().filter((each) => each.startsWith(day.slice(0, 7))) : weeks.flat();
  const [first = day, last = day] = [days[0], days.at(-1)];
  const window = useMemo(
    () =>
      start === undefined
        ? undefined
        : {
            where: overlapping(start, end, first, last),
            sort: [{ field: start, order: 'asc' as const }],
            limit: LIMIT,
          },
    [start, end, first, last],
  );
  const records = useRecords(props.source, window);
  const view = useView(records, renderer);
  const written = node.source.props?.options !== undefined;
  const options = colourBy === undefined || written ? props.options : records.field(colourBy)?.options;
  const events = records.rows.flatMap((row, index): CalendarEvent[] => {
    const from = start === undefined ? undefined : dayOf(row[start], zone);
    if (from === undefined) return [];
    const to = (end === undefined ? undefined : dayOf(row[end], zone)) ?? from;
    const tone = colourBy === undefined ? undefined : options?.find(row[colourBy])?.tone;
    return [
      {
        key: rowKey(row, index),
        row,
        title: view.text(props.title, row),
        tone,
        from,
        to: to < from ? from : to,
      },
    ];
  });
  const members = [start, end].filter((code) => code !== undefined);
  const writable = members.length > 0 && members.every((code) => records.field(code)?.writable === true);
  const movable = enabled && !readOnly && writable && records.update !== undefined;
  const moving = useMoving(({ row }, by) => {
    const filled = members.filter((code) => row[code] !== null && row[code] !== undefined);
    void records.update?.(
      row,
      Object.fromEntries(filled.map((code) => [code, shiftValue(row[code], by, zone)])),
    );
  });
  const open = view.open && ((event: CalendarEvent): void => view.open?.(event.row));
  const shared = { events, today, movable, open };
  return (
    <RecordsFrame records={records} drawsEmpty>
      <section
        aria-label={renderer.title || text('calendar')}
        style={{ display: 'grid', gap: token.marginSM }}
      >
        <CalendarHead
          face={face}
          day={day}
          today={today}
          show={show}
          go={(to) => go(face === 'week' ? to : to === today ? to : addMonths(to, 0))}
        />
        {face === 'agenda' ? (
          <Agenda days={days} {...shared} />
        ) : (
          <Movable
            {...moving}
            when={movable}
            carried={carried && <BarFace event={carried} style={{ boxShadow: token.boxShadow }} />}
            onDragStart={({ active }) => setCarried(carriedBy(active).event)}
            onDragCancel={() => setCarried(undefined)}
            onDragEnd={(ended) => {
              setCarried(undefined);
              moving.onDragEnd?.(ended);
            }}
          >
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
                />
              ))}
            </div>
          </Movable>
        )}
      </section>
    </RecordsFrame>
  );
});
