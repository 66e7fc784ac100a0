import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { conditionRegionMeta } from './ConditionRegion.meta.ts';

export const conditionRegion = defineRenderer(conditionRegionMeta, {
  load: () => import('./ConditionRegion.tsx'),
});
