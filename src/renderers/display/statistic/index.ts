import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { statisticMeta } from './Statistic.meta.ts';

export const statistic = defineRenderer(statisticMeta, {
  load: () => import('./Statistic.tsx'),
});
