import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { conditionBuilderMeta } from './ConditionBuilder.meta.ts';

export const conditionBuilder = defineRenderer(conditionBuilderMeta, {
  load: () => import('./ConditionBuilder.tsx'),
});
