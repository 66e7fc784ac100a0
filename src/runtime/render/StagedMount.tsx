import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MountQueue } from './MountQueue.ts';

/** Height in px that keeps the place of a node until it is drawn: a field with its label. */
const PLACE = 62;

/**
 * Draws its content when the page's queue lets it: at once where `staged` is false.
 * The place holder is empty and hidden from screen readers; they, too, meet the content a moment later.
 */
export function StagedMount({
  queue,
  staged,
  once,
  children,
}: {
  queue: MountQueue;
  staged: boolean;
  /** What is drawn, where it stands on the page once. */
  once: object | undefined;
  children: () => ReactNode;
}) {
  const [drawn, setDrawn] = useState(() => !staged || queue.enter(once));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (drawn) queue.stands();
    if (drawn || !place.current) return undefined;
    return queue.wait(place.current, () => {
      setDrawn(true);
    });
  }, [queue, drawn]);
  return drawn ? children() : <div ref={place} aria-hidden="true" style={{ minHeight: PLACE }} />;
}
