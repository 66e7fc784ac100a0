import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { scrollRegionMeta } from './ScrollRegion.meta.ts';

export const scrollRegion = defineRenderer(scrollRegionMeta, {
  load: () => import('./ScrollRegion.tsx'),
});
