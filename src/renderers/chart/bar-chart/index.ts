import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { chartLocale } from '../shared/chart.locale.ts';
import { barChartMeta } from './BarChart.meta.ts';

export const barChart = defineRenderer(barChartMeta, {
  load: () => import('./BarChart.tsx'),
  locale: chartLocale,
});
