import { type AxisChart, axisOption } from '../shared/axisOption.ts';
import type { ChartOption } from '../shared/echarts.ts';

export interface LineChart extends AxisChart {
  smooth: boolean;
  /** Fills what lies below the lines. */
  area: boolean;
}

/** Points are drawn one by one up to so many; beyond that the line says it all. */
const MOST_POINTS = 30;

export function lineOption(chart: LineChart): ChartOption {
  const { data, smooth, area } = chart;
  return axisOption(
    chart,
    data.series.map(({ name, values, stack }) => ({
      type: 'line',
      name,
      data: [...values],
      smooth,
      symbol: 'circle',
      symbolSize: 6,
      showSymbol: data.categories.length <= MOST_POINTS,
      lineStyle: { width: 2 },
      emphasis: { focus: 'series' },
      ...(area ? { areaStyle: { opacity: 0.12 } } : {}),
      ...(stack === undefined ? {} : { stack }),
    })),
  );
}
