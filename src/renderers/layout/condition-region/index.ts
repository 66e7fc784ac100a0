import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { conditionRegionMeta } from './conditionRegion.meta.ts';

export const conditionRegion = defineRenderer(conditionRegionMeta, {
  load: () => import('./ConditionRegion.tsx'),
});
