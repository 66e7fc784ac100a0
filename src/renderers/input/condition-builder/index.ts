import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { conditionBuilderLocale } from '../shared/conditionBuilder/conditionBuilder.locale.ts';
import { conditionBuilderMeta } from './ConditionBuilder.meta.ts';

export const conditionBuilder = defineRenderer(conditionBuilderMeta, {
  load: () => import('./ConditionBuilder.tsx'),
  locale: conditionBuilderLocale,
});
