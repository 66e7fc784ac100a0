import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { statisticLocale } from './statistic.locale.ts';
import { statisticMeta } from './statistic.meta.ts';

export const statistic = defineRenderer(statisticMeta, {
  load: () => import('./Statistic.tsx'),
  locale: statisticLocale,
});
