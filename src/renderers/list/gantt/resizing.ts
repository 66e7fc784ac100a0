import { createContext, type KeyboardEvent } from 'react';
import type { DatedEvent, Edge } from '../shared/dated/DatedEvent.ts';
import { addDays, type Day, daysFrom } from '../shared/days.ts';

/** A bar with an edge on its way to another day. */
export interface Resized {
  event: DatedEvent;
  edge: Edge;
  /** By so many; negative: to an earlier one. */
  days: number;
}

/** An edge on its way; a bar keeps one day at least. */
export function resizedBy(event: DatedEvent, edge: Edge, days: number): Resized {
  const most = daysFrom(event.from, event.to);
  return { event, edge, days: edge === 'start' ? Math.min(days, most) : Math.max(days, -most) };
}

/** The days of a bar whose edge is on its way. */
export const resizedDays = ({ event: { from, to }, edge, days }: Resized): { from: Day; to: Day } =>
  edge === 'start' ? { from: addDays(from, days), to } : { from, to: addDays(to, days) };

/** What bars need of whoever resizes them. */
interface Resizing {
  /** The one that is on its way. */
  resized: Resized | undefined;
  onKeyDown: (event: DatedEvent, pressed: KeyboardEvent<HTMLElement>) => void;
  onKeyUp: (released: KeyboardEvent) => void;
  onBlur: () => void;
}

/** Undefined where bars keep their length. */
export const ResizingContext = createContext<Resizing | undefined>(undefined);
