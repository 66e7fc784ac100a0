import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { barChartMeta } from './BarChart.meta.ts';

export const barChart = defineRenderer(barChartMeta, {
  load: () => import('./BarChart.tsx'),
});
