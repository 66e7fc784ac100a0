import { type AxisChart, frame, legend, tooltipFrame } from '../shared/axisOption.ts';
import type { ChartOption } from '../shared/echarts.ts';
import { numberText } from '../shared/numberText.ts';

export interface PieChart extends Omit<AxisChart, 'horizontal'> {
  /** A ring with the total in its middle. */
  donut: boolean;
}

/** Width in px from which the legend stands beside the pie. */
const BESIDE = 420;

export interface Slice {
  name: string;
  value: number;
}

/** The parts: categories of one name are added up, since a legend knows its entries by name. */
export function slicesOf({ categories, series }: PieChart['data']): Slice[] {
  const values = new Map<string, number>();
  categories.forEach((name, index) => {
    const value = series[0]?.values[index] ?? 0;
    if (value > 0) values.set(name, (values.get(name) ?? 0) + value);
  });
  return [...values].map(([name, value]) => ({ name, value }));
}

export function pieOption(chart: PieChart): ChartOption {
  const { look, language, unit, donut, width } = chart;
  const slices = slicesOf(chart.data);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const beside = width >= BESIDE;
  const share = (value: number): string => numberText(Math.round((value / total) * 1000) / 10, language, '%');
  const valueOf = new Map(slices.map(({ name, value }) => [name, value]));
  return {
    ...frame(chart),
    legend: {
      ...legend(
        look,
        beside
          ? { orient: 'vertical', left: '56%', top: 'middle', height: '88%' }
          : { orient: 'horizontal', left: 0, bottom: 0, width: width - 8 },
      ),
      formatter: (name) => `${name}  ${share(valueOf.get(name) ?? 0)}`,
    },
    tooltip: {
      ...tooltipFrame(look),
      trigger: 'item',
      formatter: (point) => {
        const slice = Array.isArray(point) ? undefined : slices[point.dataIndex];
        return slice
          ? `${slice.name}\n${numberText(slice.value, language, unit)}  ${share(slice.value)}`
          : '';
      },
    },
    series: [
      {
        type: 'pie',
        data: slices,
        center: beside ? ['28%', '50%'] : ['50%', '44%'],
        radius: donut ? ['48%', '72%'] : [0, '72%'],
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
        label: donut
          ? {
              show: true,
              position: 'center',
              formatter: () => numberText(total, language, unit),
              fontSize: look.fontSize * 1.5,
              fontWeight: 'bold',
              color: look.text,
            }
          : { show: false },
        emphasis: { scaleSize: 4 },
      },
    ],
  };
}
