import type { Active, Over } from '@dnd-kit/core';
import { theme } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { DatedEvent } from '../shared/dated/DatedEvent.ts';
import { BarFace } from '../shared/dated/EventBar.tsx';
import { carriedBy, useCarrying } from '../shared/dated/useCarrying.ts';
import { addDays, type Day, daysFrom } from '../shared/days.ts';
import { Movable } from '../shared/Movable.tsx';
import { calendarLocale } from './Calendar.locale.ts';
import { dayTaken, dayUnder, toNextDay } from './moving.ts';

/** What the days show of a record that is moved. */
export interface Moving {
  /** The days that a carried record would come to lie on. */
  target?: { from: Day; to: Day };
  /** The record that was moved last: it is in sight where it lies now, however full that day is. */
  moved?: string;
}

interface MovableDaysProps {
  when: boolean;
  move: (event: DatedEvent, days: number) => void;
  children: (moving: Moving) => ReactNode;
}

/** Records are carried from day to day by the day at which they are held, so that any part of a bar will do. */
export function MovableDays({ when, move, children }: MovableDaysProps) {
  const { token } = theme.useToken();
  const text = useText(calendarLocale);
  const frame = useRef<HTMLDivElement>(null);
  const [carried, setCarried] = useState<DatedEvent>();
  const [by, setBy] = useState<number>();
  const [moved, setMoved] = useState<string>();
  /** The day of the bar that is held: the announcements of a move ask for it before anything is drawn anew. */
  const held = useRef<Day>(undefined);
  const shift = (over: Over | null): number | undefined =>
    over && held.current !== undefined ? daysFrom(held.current, String(over.id)) : undefined;
  const carrying = useCarrying({
    keys: toNextDay,
    at: (active: Active, over) => {
      const days = shift(over);
      return days === undefined ? undefined : addDays(carriedBy(active).event.from, days);
    },
    help: text('help'),
  });
  const end = (): void => {
    setCarried(undefined);
    setBy(undefined);
  };
  const lost = useRef<string>(undefined);
  useLayoutEffect(() => {
    // A bar that comes to lie in another week is drawn anew: whoever moved it by keyboard stays on it.
    if (lost.current === undefined || document.activeElement !== document.body) return;
    const bars = [...(frame.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
    bars.find(({ dataset }) => dataset.event === lost.current)?.focus();
    lost.current = undefined;
  });
  const target =
    carried && by !== undefined
      ? { target: { from: addDays(carried.from, by), to: addDays(carried.to, by) } }
      : {};
  return (
    <Movable
      {...carrying}
      collisionDetection={dayUnder}
      when={when}
      carried={carried && <BarFace event={carried} style={{ boxShadow: token.boxShadow }} />}
      onDragStart={({ active, activatorEvent }) => {
        const { event, day } = carriedBy(active);
        held.current = dayTaken(frame.current, activatorEvent) ?? day;
        setCarried(event);
      }}
      onDragOver={({ over }) => setBy(shift(over))}
      onDragCancel={end}
      onDragEnd={({ active, over, activatorEvent }) => {
        end();
        const days = shift(over);
        if (days === undefined || days === 0) return;
        const { event } = carriedBy(active);
        if (activatorEvent instanceof KeyboardEvent) lost.current = event.key;
        setMoved(event.key);
        move(event, days);
      }}
    >
      <div ref={frame}>{children({ ...target, ...(moved === undefined ? {} : { moved }) })}</div>
    </Movable>
  );
}
