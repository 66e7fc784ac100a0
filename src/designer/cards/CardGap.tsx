import { useDndContext, useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { pathAt, type StepPlace } from './tree.ts';

interface CardGapProps {
  place: StepPlace;
  /** Whether the card at a path may be dropped here. */
  takes: (path: string) => boolean;
  children: ReactNode;
}

/** A place between cards: somewhere to add one, or to drop one that is dragged. */
export function CardGap({ place, takes, children }: CardGapProps) {
  const { active } = useDndContext();
  const isClosed = active !== null && !takes(String(active.id));
  const { setNodeRef, isOver } = useDroppable({
    id: `before ${pathAt(place)}`,
    data: { place },
    disabled: isClosed,
  });
  return (
    <div ref={setNodeRef} className="at-steps-gap" data-over={isOver || undefined}>
      {children}
    </div>
  );
}
