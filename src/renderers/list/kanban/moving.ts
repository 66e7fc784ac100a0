import {
  type CollisionDetection,
  closestCenter,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  pointerWithin,
} from '@dnd-kit/core';

const centre = ({ left, width }: { left: number; width: number }): number => left + width / 2;

/** The column under the pointer; by keyboard, the nearest one across, since columns are of any height. */
export const columnUnder: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args);
  const level = new Map(
    [...args.droppableRects].map(([id, rect]) => [
      id,
      { ...rect, top: args.collisionRect.top, height: args.collisionRect.height },
    ]),
  );
  return closestCenter({ ...args, droppableRects: level });
};

const STEPS: Readonly<Record<string, number>> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** Arrows bring a lifted card to the column beside. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { over, droppableRects, collisionRect } = context;
  const columns = [...droppableRects].sort(([, a], [, b]) => a.left - b.left);
  const here = columns.findIndex(([id]) => id === over?.id);
  const next = columns[here + step]?.[1];
  if (!next || !collisionRect) return undefined;
  return { x: centre(next) - collisionRect.width / 2, y: currentCoordinates.y };
};

export const KEYS = { start: [KeyboardCode.Space], end: [KeyboardCode.Space], cancel: [KeyboardCode.Esc] };
