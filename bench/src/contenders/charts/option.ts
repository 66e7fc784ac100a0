import type { ChartSpec } from './chartData.ts';

/** The same chart for every contender that is drawn by ECharts. */
export function optionOf({ kind, categories, series }: ChartSpec): Record<string, unknown> {
  if (kind === 'pie') {
    const data = categories.map((name, index) => ({ name, value: series[0]?.[index] ?? 0 }));
    return { animation: false, tooltip: {}, legend: {}, series: [{ type: 'pie', radius: '60%', data }] };
  }
  return {
    animation: false,
    tooltip: { trigger: 'axis' },
    legend: {},
    grid: { left: 40, right: 16, top: 32, bottom: 28 },
    xAxis: { type: 'category', data: categories },
    yAxis: { type: 'value' },
    series: series.map((data, index) => ({ type: kind, name: `Series ${index}`, data, showSymbol: false })),
  };
}
