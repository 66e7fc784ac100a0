import { DndContext, type DndContextProps, DragOverlay } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface MovableProps extends DndContextProps {
  /** Whether anything can be moved; otherwise nothing is said of moving either. */
  when: boolean;
  /** What the pointer carries. */
  carried: ReactNode;
}

/** The place within which records are dragged. */
export function Movable({ when, carried, children, ...context }: MovableProps) {
  if (!when) return <>{children}</>;
  return (
    <DndContext {...context}>
      {children}
      {createPortal(<DragOverlay dropAnimation={null}>{carried}</DragOverlay>, document.body)}
    </DndContext>
  );
}
