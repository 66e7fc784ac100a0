import { type CollisionDetection, KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { addDays } from '../shared/days.ts';

/** How far inside a bar the point lies that tells on which day it begins, px. */
const INSIDE = 12;

/** The day that the beginning of a bar is over, wherever the bar is held. */
export const dayUnder: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) => {
  const x = collisionRect.left + INSIDE;
  const y = collisionRect.top + collisionRect.height / 2;
  return droppableContainers.flatMap((container) => {
    const rect = droppableRects.get(container.id);
    const inside = rect && x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom;
    return inside ? [{ id: container.id }] : [];
  });
};

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
