import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { chartLocale } from '../shared/chart.locale.ts';
import { pieChartMeta } from './PieChart.meta.ts';

export const pieChart = defineRenderer(pieChartMeta, {
  load: () => import('./PieChart.tsx'),
  locale: chartLocale,
});
