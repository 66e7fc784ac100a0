import { Tooltip, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useContext, type CSSProperties } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { DatedEvent } from '../shared/dated/DatedEvent.ts';
import { EventBar } from '../shared/dated/EventBar.tsx';
import type { Day } from '../shared/days.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { groupCount } from '../shared/groupCount.ts';
import { ganttLocale } from './Gantt.locale.ts';
import { Grip } from './Grip.tsx';
import type { Line } from './lines.ts';
import { resizedDays, ResizingContext } from './resizing.ts';
import { leftOf, lengthOf, type Range } from './scale.ts';
import { useSpanText } from './useSpanText.ts';
import './gantt.css';

/** px */
export const LINE_HEIGHT = 36;
const BAR_HEIGHT = 22;
/** The shortest bar that a finger finds, px. */
const LEAST = 10;
/** Shorter ones have no room for words, px. */
const WORDS = 30;

const FINDER: CSSProperties = {
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  lineHeight: 'inherit',
  cursor: 'pointer',
};

interface GanttLineProps {
  line: Line;
  /** Among all lines, the head being the first. */
  position: number;
  range: Range;
  titles: number;
  /** Whether there are records that are not here. */
  cut: boolean;
  /** Scrolls to a day. */
  showDay: (day: Day) => void;
  movable: boolean;
  open: ((event: DatedEvent) => void) | undefined;
}

/** A line: its title, which stays in sight, and its bar. */
export const GanttLine = observer(function GanttLine(props: GanttLineProps) {
  const { line, position, range, titles, cut, showDay, movable, open } = props;
  const { token } = theme.useToken();
  const text = useText(ganttLocale);
  const { locale } = useRoot();
  const border = `1px solid ${token.colorBorderSecondary}`;
  const isGroup = line.kind === 'group';
  // The fill is translucent, and bars pass below.
  const ground = isGroup
    ? `linear-gradient(${token.colorFillQuaternary}, ${token.colorFillQuaternary}), ${token.colorBgContainer}`
    : token.colorBgContainer;
  const titleStyle: CSSProperties = {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    flex: 'none',
    width: titles,
    padding: `0 ${String(token.paddingSM)}px`,
    lineHeight: `${String(LINE_HEIGHT - 1)}px`,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    borderInlineEnd: border,
    background: ground,
  };
  const row: CSSProperties = { display: 'flex', height: LINE_HEIGHT, borderBottom: border };
  if (line.kind === 'group') {
    const { option, key, rows } = line.group;
    const name = option ? locale.localise(option.label) : key === '' ? text('none') : key;
    const said = text('group', { group: name, count: groupCount(rows.length, cut, locale) });
    return (
      <div role="row" aria-rowindex={position} style={row}>
        <div role="rowheader" style={{ ...titleStyle, fontWeight: token.fontWeightStrong }} title={said}>
          {option?.tone && (
            <i
              style={{
                display: 'inline-block',
                width: 8,
                height: 8,
                marginInlineEnd: token.marginXS,
                borderRadius: '50%',
                background: toneColours(token, option.tone).solid,
              }}
            />
          )}
          {said}
        </div>
        <div role="cell" style={{ flex: 1, background: token.colorFillQuaternary }} />
      </div>
    );
  }
  const { event } = line;
  return (
    <div role="row" aria-rowindex={position} style={row}>
      <div role="rowheader" style={titleStyle}>
        {/* Keys reach the bar itself, which then scrolls into sight. */}
        <button
          type="button"
          tabIndex={-1}
          title={text('find', { title: event.title })}
          onClick={() => showDay(event.from)}
          style={FINDER}
        >
          {event.title || '–'}
        </button>
      </div>
      <div role="cell" style={{ position: 'relative', flex: 1 }}>
        <Bar event={event} range={range} movable={movable} open={open} />
      </div>
    </div>
  );
});

function Bar({
  event,
  range,
  movable,
  open,
}: Pick<GanttLineProps, 'range' | 'movable' | 'open'> & { event: DatedEvent }) {
  const resizing = useContext(ResizingContext);
  const resized = resizing?.resized?.event.key === event.key ? resizing.resized : undefined;
  const { from, to } = resized ? resizedDays(resized) : event;
  const say = useSpanText();
  const total = lengthOf(range) * range.width;
  const left = Math.max(0, leftOf(range, from));
  const right = Math.min(total, leftOf(range, to) + range.width);
  const width = Math.max(LEAST, right - left - 2);
  const click = open && (() => open(event));
  const grip = { event, short: width < WORDS, open: click };
  return (
    <Tooltip
      trigger={['hover', 'focus']}
      mouseEnterDelay={0.3}
      styles={{ root: { maxWidth: 'min(90vw, 420px)' } }}
      title={
        <>
          <div>{event.title}</div>
          <div>{say(from, to)}</div>
        </>
      }
    >
      <div
        style={{
          position: 'absolute',
          top: (LINE_HEIGHT - 1 - BAR_HEIGHT) / 2,
          insetInlineStart: left + 1,
          width,
        }}
        {...(resizing
          ? {
              onKeyDown: (pressed) => resizing.onKeyDown(event, pressed),
              onKeyUp: resizing.onKeyUp,
              onBlur: resizing.onBlur,
            }
          : {})}
      >
        <EventBar
          event={{ ...event, from, to }}
          part={event.from}
          movable={movable}
          chart={width < WORDS ? 'bare' : 'titled'}
          open={click}
        />
        {/* What lies outside of the time that is drawn has its edge there. */}
        {resizing && from >= range.first && <Grip edge="start" {...grip} />}
        {resizing && to <= range.last && <Grip edge="end" {...grip} />}
      </div>
    </Tooltip>
  );
}
