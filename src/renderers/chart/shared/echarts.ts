import { BarChart, LineChart, PieChart } from 'echarts/charts';
import type { BarSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import type {
  AriaComponentOption,
  GridComponentOption,
  LegendComponentOption,
  TooltipComponentOption,
} from 'echarts/components';
import { init, use as register, type ComposeOption, type ECharts } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

register([
  BarChart,
  LineChart,
  PieChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  CanvasRenderer,
]);

export type ChartOption = ComposeOption<
  | AriaComponentOption
  | BarSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | LineSeriesOption
  | PieSeriesOption
  | TooltipComponentOption
>;
export type { BarSeriesOption, ECharts, LegendComponentOption, LineSeriesOption };

/** Draws into an element of a known size in px; the size is never read from the page. */
export const createChart = (element: HTMLElement, width: number, height: number): ECharts =>
  init(element, null, { renderer: 'canvas', width, height });

/**
 * Ends a chart and its animation. One that could not draw cannot clear its picture either; it is ended by then, and why
 * it could not draw has been told.
 */
export function endChart(chart: ECharts): void {
  const { animation } = chart.getZr();
  try {
    chart.dispose();
  } catch {
    animation.stop();
  }
}
