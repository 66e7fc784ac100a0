import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { datedLocale } from '../shared/dated/dated.locale.ts';
import { TimeHead } from '../shared/dated/TimeHead.tsx';
import ToneLegend from '../shared/ToneLegend.tsx';
import { useDated } from '../shared/dated/useDated.ts';
import { type Day, dayOf } from '../shared/days.ts';
import { optionsBehind } from '../shared/optionsBehind.ts';
import { RecordsFrame } from '../shared/RecordsFrame.tsx';
import { useRowWindow } from '../shared/useRowWindow.ts';
import { ganttLocale } from './Gantt.locale.ts';
import type { ganttMeta } from './Gantt.meta.ts';
import { GanttGrid } from './GanttGrid.tsx';
import { GanttLine, LINE_HEIGHT } from './GanttLine.tsx';
import { GanttScale } from './GanttScale.tsx';
import { linesOf } from './lines.ts';
import { MovableBars } from './MovableBars.tsx';
import { columnsOf, headsOf, leftOf, lengthOf, rangeOf, SCALES, stepFrom, within } from './scale.ts';
import { useSeen } from './useSeen.ts';

/** Where there are more than anybody looks through, the ones that begin last: what is and what comes. */
const LATEST = { limit: 1000, order: 'desc' } as const;
/** px of the column of titles, and on a phone. */
const TITLES = { desktop: 200, phone: 116 };

/**
 *   scale + day ──▶ range ──▶ records of it ──▶ lines (groups, records) ──▶ those in sight, over the columns in sight
 */
export default observer(function Gantt(renderer: RendererProps<typeof ganttMeta>) {
  const { props, node } = renderer;
  const { token } = theme.useToken();
  const text = useText(ganttLocale);
  const none = useText(datedLocale)('none');
  const root = useRoot();
  const { locale } = root.locale;
  const { zone, now } = root.environment(node.path);
  const today = dayOf(now(), zone) ?? '';
  const [day, go] = useState<Day>(() => dayOf(props.date, zone) ?? today);
  const [scale, show] = useState(props.scale);
  const range = useMemo(() => rangeOf(scale, day), [scale, day]);
  const [columns, heads] = useMemo(
    () => [columnsOf(scale, range, locale === 'enUS' ? 0 : 1), headsOf(scale, range)],
    [scale, range, locale],
  );
  const { records, events, legend, movable, move, resize, open } = useDated(
    renderer,
    range.first,
    range.last,
    LATEST,
  );
  const groups = optionsBehind(records, renderer, 'groups', props.groupBy);
  const lines = linesOf(events, { ...range, order: props.order }, props.groupBy, groups?.options ?? []);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame);
  const { start, end } = useRowWindow(body, lines.length, LINE_HEIGHT);
  const titles = root.theme.device === 'mobile' ? TITLES.phone : TITLES.desktop;
  // The day stands a third into what is seen: what comes is looked at more than what was.
  const showDay = useCallback(
    (shown: Day) => {
      if (frame) frame.scrollLeft = leftOf(range, shown) - (frame.clientWidth - titles) / 3;
    },
    [frame, range, titles],
  );
  useLayoutEffect(() => showDay(day), [showDay, day]);
  const total = lengthOf(range) * range.width;
  const drawn = within(range, columns, seen);
  return (
    <RecordsFrame records={records} drawsEmpty>
      <div style={{ display: 'grid', gap: token.marginSM, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TimeHead
          faces={SCALES.map((value) => ({ value, label: text(value) }))}
          face={scale}
          day={day}
          today={today}
          step={(by) => stepFrom(scale, day, by)}
          show={show}
          go={go}
        />
        <MovableBars when={movable} dayWidth={range.width} move={move} resize={resize}>
          <div
            ref={setFrame}
            role="region"
            aria-label={renderer.title || text('gantt')}
            // Keys scroll it where there is no bar to be reached.
            tabIndex={0}
            style={{
              maxHeight: 'min(calc(var(--at-screen, 100vh) * 0.7), 720px)',
              overflow: 'auto',
              scrollPaddingInlineStart: titles + token.margin,
              scrollPaddingBlockStart: 2 * LINE_HEIGHT,
              border: `1px solid ${token.colorBorderSecondary}`,
              borderRadius: token.borderRadius,
              background: token.colorBgContainer,
              isolation: 'isolate',
            }}
          >
            <div role="table" aria-rowcount={lines.length + 1} style={{ width: titles + total }}>
              <GanttScale
                scale={scale}
                range={range}
                heads={within(range, heads, seen)}
                columns={drawn}
                titles={titles}
                today={today}
              />
              <div ref={body} role="rowgroup" style={{ position: 'relative', minHeight: 4 * LINE_HEIGHT }}>
                <GanttGrid scale={scale} range={range} columns={drawn} left={titles} today={today} />
                <div role="presentation" style={{ height: start * LINE_HEIGHT }} />
                {lines.slice(start, end).map((line, index) => (
                  <GanttLine
                    key={line.key}
                    line={line}
                    position={start + index + 2}
                    range={range}
                    titles={titles}
                    cut={records.total > records.rows.length}
                    showDay={showDay}
                    movable={movable}
                    open={open}
                  />
                ))}
                <div role="presentation" style={{ height: (lines.length - end) * LINE_HEIGHT }} />
                {lines.length === 0 && records.status === 'ready' && (
                  <div role="row">
                    <div
                      role="cell"
                      style={{
                        position: 'sticky',
                        insetInlineStart: 0,
                        width: 'max-content',
                        padding: token.padding,
                        color: token.colorTextSecondary,
                      }}
                    >
                      {none}
                    </div>
                  </div>
                )}
              </div>
            </div>
          </div>
        </MovableBars>
        <ToneLegend tones={legend} />
      </div>
    </RecordsFrame>
  );
});
