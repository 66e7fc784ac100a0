import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { loopRegionLocale } from './loopRegion.locale.ts';
import { loopRegionMeta } from './loopRegion.meta.ts';

export const loopRegion = defineRenderer(loopRegionMeta, {
  load: () => import('./LoopRegion.tsx'),
  locale: loopRegionLocale,
});
