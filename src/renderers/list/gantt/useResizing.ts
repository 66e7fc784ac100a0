import { useRef, useState, type KeyboardEvent } from 'react';
import type { DatedEvent, Edge } from '../shared/dated/DatedEvent.ts';
import type { Day } from '../shared/days.ts';
import { type Resized, resizedBy, resizedDays } from './resizing.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Brings an edge of a bar to another day. By keyboard it goes as long as Shift is held, so that five days are one
 * change and not five: the end, and with Ctrl or Command the start.
 * @param keep writes the day of an edge
 */
export function useResizing(keep: (event: DatedEvent, edge: Edge, day: Day) => void) {
  const [resized, draw] = useState<Resized>();
  /** As it is now: several keys may come before anything is drawn. */
  const now = useRef<Resized>();
  /** What had the focus; a line that goes to another place loses it. */
  const held = useRef<HTMLElement>();
  const set = (next: Resized | undefined): void => {
    now.current = next;
    draw(next);
  };
  const drop = (): void => {
    const { current } = now;
    set(undefined);
    if (!current || current.days === 0) return;
    const { from, to } = resizedDays(current);
    keep(current.event, current.edge, current.edge === 'start' ? from : to);
  };
  const cancel = (): void => set(undefined);
  const onKeyDown = (event: DatedEvent, pressed: KeyboardEvent<HTMLElement>): void => {
    if (pressed.key === 'Escape' && now.current) {
      pressed.preventDefault();
      cancel();
    }
    const step = STEPS[pressed.key];
    if (step === undefined || !pressed.shiftKey || pressed.altKey) return;
    pressed.preventDefault();
    held.current = pressed.target as HTMLElement;
    const edge = pressed.ctrlKey || pressed.metaKey ? 'start' : 'end';
    const before = now.current;
    if (before?.edge === edge) set(resizedBy(before.event, edge, before.days + step));
    else {
      drop();
      set(resizedBy(before ? { ...event, ...resizedDays(before) } : event, edge, step));
    }
  };
  const onKeyUp = ({ key }: KeyboardEvent): void => {
    if (key !== 'Shift' || !now.current) return;
    drop();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) held.current?.focus();
    });
  };
  return {
    resized,
    /** An edge that is carried is by so many days elsewhere. */
    carry: (event: DatedEvent, edge: Edge, days: number) => set(resizedBy(event, edge, days)),
    drop,
    cancel,
    onKeyDown,
    onKeyUp,
    onBlur: drop,
  };
}
