import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { barChartMeta } from './bar-chart/BarChart.meta.ts';
import { lineChartMeta } from './line-chart/LineChart.meta.ts';
import { pieChartMeta } from './pie-chart/PieChart.meta.ts';

export const chartMetas: readonly RendererMeta[] = [barChartMeta, lineChartMeta, pieChartMeta];
