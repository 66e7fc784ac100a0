import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { loopRegionLocale } from './LoopRegion.locale.ts';
import { loopRegionMeta } from './LoopRegion.meta.ts';

export const loopRegion = defineRenderer(loopRegionMeta, {
  load: () => import('./LoopRegion.tsx'),
  locale: loopRegionLocale,
});
