import * as echarts from 'echarts';
import { chartSpecs } from './chartData.ts';
import { holders } from './holders.ts';
import { optionOf } from './option.ts';

export const selector = 'canvas';

/** ECharts as most import it: whole, its size read from the page. */
export function mount(host: HTMLElement, size: number): () => void {
  const specs = chartSpecs(size);
  const charts = holders(host, size).map((holder, index) => {
    const chart = echarts.init(holder);
    const spec = specs[index];
    if (spec) chart.setOption(optionOf(spec));
    return chart;
  });
  return () => {
    for (const chart of charts) chart.dispose();
    host.replaceChildren();
  };
}
