import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { StepPlace } from './tree.ts';

/** The gap nearest to the pointer: above all by height, and among those of one height by how far they are indented. */
const nearestGap: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
  if (pointerCoordinates === null) return [];
  const { x, y } = pointerCoordinates;
  const near = droppableContainers.flatMap((container) => {
    const rect = droppableRects.get(container.id);
    if (container.disabled || rect === undefined) return [];
    const distance = Math.abs(rect.top + rect.height / 2 - y) + Math.abs(rect.left - x) / 4;
    return [{ id: container.id, data: { droppableContainer: container, value: distance } }];
  });
  return near.sort((one, other) => one.data.value - other.data.value);
};

/** What moves by pointer moves by keys too, which say so themselves. */
const SILENT = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

interface CardDragProps {
  /** What the card at a path says while it is carried; undefined where there is none. */
  say: (path: string) => string | undefined;
  moveTo: (path: string, to: StepPlace) => void;
  children: ReactNode;
}

/** The place within which cards are dragged, each to between others. */
export function CardDrag({ say, moveTo, children }: CardDragProps) {
  const [dragged, drag] = useState<string>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const said = dragged === undefined ? undefined : say(dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestGap}
      accessibility={SILENT}
      onDragStart={({ active }) => drag(String(active.id))}
      onDragCancel={() => drag(undefined)}
      onDragEnd={({ active, over }) => {
        drag(undefined);
        const place = over?.data.current?.place as StepPlace | undefined;
        if (place) moveTo(String(active.id), place);
      }}
    >
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {said !== undefined && <div className="at-step-carried">{said}</div>}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}
