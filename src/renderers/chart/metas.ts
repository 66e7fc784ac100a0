import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { barChartMeta } from './bar-chart/barChart.meta.ts';
import { lineChartMeta } from './line-chart/lineChart.meta.ts';
import { pieChartMeta } from './pie-chart/pieChart.meta.ts';

export const chartMetas: readonly RendererMeta[] = [barChartMeta, lineChartMeta, pieChartMeta];
