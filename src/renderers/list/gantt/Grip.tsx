import { useDraggable } from '@dnd-kit/core';
import { theme } from 'antd';
import type { DatedEvent, Edge } from '../shared/dated/DatedEvent.ts';

/** px of an edge that can be grasped, inside the bar and outside of it; of a short bar only what is outside. */
const INSIDE = 6;
const OUTSIDE = 8;

/** An edge of a bar for the pointer and the finger. Keys reach the bar itself. */
export function Grip({
  event,
  edge,
  short,
  open,
}: {
  event: DatedEvent;
  edge: Edge;
  short: boolean;
  open: (() => void) | undefined;
}) {
  const { token } = theme.useToken();
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: `${event.key} ${edge}`,
    data: { event, edge, day: edge === 'start' ? event.from : event.to },
  });
  const inside = short ? 0 : INSIDE;
  const place = edge === 'start' ? 'insetInlineStart' : 'insetInlineEnd';
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      {...(open ? { onClick: open } : {})}
      aria-hidden
      data-edge={edge}
      className="atrium-gantt-grip"
      style={{
        position: 'absolute',
        top: 0,
        bottom: 0,
        [place]: -OUTSIDE,
        width: OUTSIDE + inside,
        cursor: 'ew-resize',
        touchAction: 'manipulation',
      }}
    >
      <i
        style={{
          position: 'absolute',
          top: 3,
          bottom: 3,
          [place]: OUTSIDE - 5,
          width: 3,
          borderRadius: 2,
          background: token.colorPrimary,
          ...(isDragging ? { opacity: 1 } : {}),
        }}
      />
    </div>
  );
}
