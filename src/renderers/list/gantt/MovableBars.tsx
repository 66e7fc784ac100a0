import { type KeyboardCoordinateGetter, KeyboardCode, type Modifier } from '@dnd-kit/core';
import { theme } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { DatedEvent } from '../shared/dated/DatedEvent.ts';
import { BarFace } from '../shared/dated/EventBar.tsx';
import { carriedBy, useCarrying } from '../shared/dated/useCarrying.ts';
import { addDays } from '../shared/days.ts';
import { Movable } from '../shared/Movable.tsx';
import { ganttLocale } from './Gantt.locale.ts';

const STEPS: Readonly<Record<string, number>> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** The frame scrolls sideways under a bar that is carried to its edge, and not up or down: bars keep their line. */
const SCROLLING = { threshold: { x: 0.1, y: 0 } };

interface MovableBarsProps {
  when: boolean;
  /** px */
  dayWidth: number;
  move: (event: DatedEvent, days: number) => void;
  children: ReactNode;
}

/** Bars are carried along their line, by whole days. */
export function MovableBars({ when, dayWidth, move, children }: MovableBarsProps) {
  const { token } = theme.useToken();
  const text = useText(ganttLocale);
  const [carried, setCarried] = useState<DatedEvent>();
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
    help: text('help'),
  });
  return (
    <Movable
      {...carrying}
      when={when}
      carried={carried && <BarFace event={carried} chart="titled" style={{ boxShadow: token.boxShadow }} />}
      modifiers={[alongLine]}
      autoScroll={SCROLLING}
      onDragStart={({ active }) => {
        days.current = 0;
        setCarried(carriedBy(active).event);
      }}
      onDragMove={({ delta }) => {
        days.current = daysIn(delta.x);
      }}
      onDragCancel={() => setCarried(undefined)}
      onDragEnd={({ active, delta }) => {
        setCarried(undefined);
        days.current = daysIn(delta.x);
        if (days.current !== 0) move(carriedBy(active).event, days.current);
      }}
    >
      {children}
    </Movable>
  );
}
