import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { lineChartMeta } from './LineChart.meta.ts';

export const lineChart = defineRenderer(lineChartMeta, {
  load: () => import('./LineChart.tsx'),
});
