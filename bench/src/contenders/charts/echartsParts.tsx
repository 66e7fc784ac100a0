import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { chartSpecs, HEIGHT, WIDTH } from './chartData.ts';
import { holders } from './holders.ts';
import { optionOf } from './option.ts';

register([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer]);

export const selector = 'canvas';

/** ECharts by parts, its size given. */
export function mount(host: HTMLElement, size: number): () => void {
  const specs = chartSpecs(size);
  const charts = holders(host, size).map((holder, index) => {
    const chart = init(holder, null, { width: WIDTH, height: HEIGHT });
    const spec = specs[index];
    if (spec) chart.setOption(optionOf(spec));
    return chart;
  });
  return () => {
    for (const chart of charts) chart.dispose();
    host.replaceChildren();
  };
}
