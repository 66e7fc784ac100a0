import { type RefObject, useState } from 'react';

/** How far a flow is drawn larger and smaller, in steps of the buttons. */
const [SMALLEST, LARGEST, STEP] = [0.3, 1.5, 0.1];

const within = (zoom: number): number => Math.round(Math.min(LARGEST, Math.max(SMALLEST, zoom)) * 100) / 100;

/** How large a flow is drawn. @param pane what it is seen through @param drawing what is drawn, at the zoom that it has */
export function useZoom(pane: RefObject<HTMLElement>, drawing: RefObject<HTMLElement>) {
  const [zoom, setZoom] = useState(1);
  return {
    zoom,
    by: (steps: number): void => setZoom((now) => within(now + steps * STEP)),
    reset: (): void => setZoom(1),
    /** The whole flow, where it is not too large to be read. */
    fit: (): void => {
      const [seen, drawn] = [pane.current, drawing.current?.getBoundingClientRect()];
      if (seen === null || drawn === undefined || drawn.width === 0 || drawn.height === 0) return;
      const scale = Math.min(
        seen.clientWidth / (drawn.width / zoom),
        seen.clientHeight / (drawn.height / zoom),
        1,
      );
      setZoom(within(Math.floor(scale * 100) / 100));
    },
  };
}
