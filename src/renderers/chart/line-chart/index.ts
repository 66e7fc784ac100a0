import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { chartLocale } from '../shared/chart.locale.ts';
import { lineChartMeta } from './LineChart.meta.ts';

export const lineChart = defineRenderer(lineChartMeta, {
  load: () => import('./LineChart.tsx'),
  locale: chartLocale,
});
