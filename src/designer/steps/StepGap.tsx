import { useDndContext, useDroppable } from '@dnd-kit/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSteps } from './StepsContext.ts';
import { pathAt, type StepPlace } from './tree.ts';

/** A place between steps: somewhere to add one, or to drop one that is dragged. */
export const StepGap = observer(function StepGap({
  place,
  children,
}: {
  place: StepPlace;
  children: ReactNode;
}) {
  const { whyNotMoved } = useSteps();
  const { active } = useDndContext();
  const dragged = active === null ? undefined : String(active.id);
  const isClosed = dragged !== undefined && whyNotMoved(dragged, place) !== undefined;
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
});
