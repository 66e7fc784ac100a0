import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { pieChartMeta } from './PieChart.meta.ts';

export const pieChart = defineRenderer(pieChartMeta, {
  load: () => import('./PieChart.tsx'),
});
