import { type Active, type KeyboardCoordinateGetter, KeyboardCode, type Modifier } from '@dnd-kit/core';
import { theme } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { DatedEvent, Edge } from '../shared/dated/DatedEvent.ts';
import { BarFace } from '../shared/dated/EventBar.tsx';
import { carriedBy, useCarrying } from '../shared/dated/useCarrying.ts';
import { addDays, type Day } from '../shared/days.ts';
import { Movable } from '../shared/Movable.tsx';
import { ganttLocale } from './Gantt.locale.ts';
import { resizedDays, ResizingContext } from './resizing.ts';
import { useResizing } from './useResizing.ts';
import { useSpanText } from './useSpanText.ts';

const STEPS: Readonly<Record<string, number>> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** The frame scrolls sideways under a bar that is carried to its edge, and not up or down: bars keep their line. */
const SCROLLING = { threshold: { x: 0.1, y: 0 } };

/** The edge by which a bar is held; undefined: it is carried as a whole. */
const edgeOf = ({ data }: Active): Edge | undefined => (data.current as { edge?: Edge } | undefined)?.edge;

interface MovableBarsProps {
  when: boolean;
  /** px */
  dayWidth: number;
  move: (event: DatedEvent, days: number) => void;
  /** Absent where bars have one day, or one of their days may not be written. */
  resize: ((event: DatedEvent, edge: Edge, day: Day) => void) | undefined;
  children: ReactNode;
}

/** Bars are carried along their line, and so are their edges, by whole days. */
export function MovableBars({ when, dayWidth, move, resize, children }: MovableBarsProps) {
  const { token } = theme.useToken();
  const text = useText(ganttLocale);
  const say = useSpanText();
  const [carried, setCarried] = useState<DatedEvent>();
  const resizing = useResizing((event, edge, day) => resize?.(event, edge, day));
  const { resized } = resizing;
  const span = resized && resized.days !== 0 ? resizedDays(resized) : undefined;
  const said = resized && span ? `${resized.event.title} ${say(span.from, span.to)}` : '';
  /** Days by which the bar is carried so far. */
  const days = useRef(0);
  const daysIn = (x: number): number => Math.round(x / dayWidth);
  const keys: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
    const step = STEPS[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    return { ...currentCoordinates, x: currentCoordinates.x + step * dayWidth };
  };
  const alongLine: Modifier = ({ transform }) => ({ ...transform, x: daysIn(transform.x) * dayWidth, y: 0 });
  const carrying = useCarrying({
    keys,
    at: (active) => addDays(carriedBy(active).event.from, days.current),
    help: resize ? `${text('help')}${text('helpEdges')}` : text('help'),
    // What an edge comes to is said below.
    silent: (active) => edgeOf(active) !== undefined,
  });
  const end = (): void => {
    setCarried(undefined);
    resizing.cancel();
  };
  return (
    <Movable
      {...carrying}
      when={when}
      carried={carried && <BarFace event={carried} chart="titled" style={{ boxShadow: token.boxShadow }} />}
      modifiers={[alongLine]}
      autoScroll={SCROLLING}
      onDragStart={({ active }) => {
        days.current = 0;
        const { event } = carriedBy(active);
        const edge = edgeOf(active);
        if (edge === undefined) setCarried(event);
        else resizing.carry(event, edge, 0);
      }}
      onDragMove={({ active, delta }) => {
        days.current = daysIn(delta.x);
        const edge = edgeOf(active);
        if (edge !== undefined) resizing.carry(carriedBy(active).event, edge, days.current);
      }}
      onDragCancel={end}
      onDragEnd={({ active, delta }) => {
        days.current = daysIn(delta.x);
        const { event } = carriedBy(active);
        const edge = edgeOf(active);
        end();
        if (edge !== undefined) {
          resizing.carry(event, edge, days.current);
          resizing.drop();
        } else if (days.current !== 0) move(event, days.current);
      }}
    >
      <ResizingContext.Provider value={when && resize && !carried ? resizing : undefined}>
        {children}
      </ResizingContext.Provider>
      {when && (
        <div role="status" className="at-visually-hidden">
          {said}
        </div>
      )}
    </Movable>
  );
}
