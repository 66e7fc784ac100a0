import { type CollisionDetection, KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';
import { addDays, type Day } from '../shared/days.ts';

/** How far inside a bar the point lies that tells on which day it begins, px. */
const INSIDE = 12;

/** The day that the pointer is over, or by keyboard the one that the beginning of the bar is over. */
export const dayUnder: CollisionDetection = ({
  pointerCoordinates,
  collisionRect,
  droppableRects,
  droppableContainers,
}) => {
  const { x, y } = pointerCoordinates ?? {
    x: collisionRect.left + INSIDE,
    y: collisionRect.top + collisionRect.height / 2,
  };
  return droppableContainers.flatMap((container) => {
    const rect = droppableRects.get(container.id);
    const inside = rect && x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom;
    return inside ? [{ id: container.id }] : [];
  });
};

/** The day at which a bar was taken up by pointer or finger; undefined: by keyboard. */
export function dayTaken(frame: HTMLElement | null, taken: Event): Day | undefined {
  const point = getEventCoordinates(taken);
  if (!point) return undefined;
  const cells = [...(frame?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
  return cells.find((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return point.x >= left && point.x < right && point.y >= top && point.y < bottom;
  })?.dataset.day;
}

const STEPS: Readonly<Record<string, number>> = {
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Up]: -7,
  [KeyboardCode.Down]: 7,
};

/** Arrows bring a lifted record to the day beside, above or below. */
export const toNextDay: KeyboardCoordinateGetter = (
  event,
  { context: { over, droppableRects, collisionRect } },
) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const next = over && droppableRects.get(addDays(String(over.id), step));
  if (!next || !collisionRect) return undefined;
  return { x: next.left + 1, y: next.top + (next.height - collisionRect.height) / 2 };
};
