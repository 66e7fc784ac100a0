import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { loopRegionMeta } from './LoopRegion.meta.ts';

export const loopRegion = defineRenderer(loopRegionMeta, {
  load: () => import('./LoopRegion.tsx'),
});
