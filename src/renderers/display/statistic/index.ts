import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { statisticLocale } from './Statistic.locale.ts';
import { statisticMeta } from './Statistic.meta.ts';

export const statistic = defineRenderer(statisticMeta, {
  load: () => import('./Statistic.tsx'),
  locale: statisticLocale,
});
