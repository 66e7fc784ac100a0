import { defineRenderer } from 'atrium/src/runtime/registry/defineRenderer.ts';
import { seatMapMeta } from './SeatMap.meta.ts';

/** The component is fetched when a page shows it first. */
export const seatMap = defineRenderer(seatMapMeta, {
  load: () => import('./SeatMap.tsx'),
  examples: () => import('./SeatMap.examples.json'),
});
