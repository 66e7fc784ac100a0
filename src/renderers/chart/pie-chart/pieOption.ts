import { type AxisChart, frame, legend, tooltipFrame } from '../shared/axisOption.ts';
import type { ChartOption } from '../shared/echarts.ts';
import { numberText } from '../shared/numberText.ts';

export interface PieChart extends Omit<AxisChart, 'horizontal'> {
  /** px. */
  height: number;
  /** A ring with the total in its middle. */
  donut: boolean;
}

/** Entries of a legend below the pie that wrap; more would leave no room for it. */
const MOST_WRAPPED = 8;
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
  const radius = Math.round(Math.min(width * (beside ? 0.23 : 0.4), chart.height * 0.38));
  const share = (value: number): string => numberText(Math.round((value / total) * 1000) / 10, language, '%');
  const valueOf = new Map(slices.map(({ name, value }) => [name, value]));
  return {
    ...frame(chart),
    legend: {
      ...legend(
        look,
        beside
          ? { orient: 'vertical', left: '58%', top: 'middle', height: '88%' }
          : {
              orient: 'horizontal',
              type: slices.length <= MOST_WRAPPED ? 'plain' : 'scroll',
              left: 0,
              bottom: 0,
              width: width - 8,
            },
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
        // The total stands once: a label of each part would be drawn again and again in one place.
        data: slices.map((slice, index) => ({
          ...slice,
          label: donut && index === 0 ? totalLabel(chart, total) : { show: false },
        })),
        center: beside ? ['28%', '50%'] : ['50%', '44%'],
        radius: [donut ? Math.round(radius * 0.66) : 0, radius],
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
        emphasis: { scaleSize: 4 },
        labelLine: { show: false },
      },
    ],
  };
}

const totalLabel = ({ look, language, unit }: PieChart, total: number) => ({
  show: true,
  position: 'center' as const,
  formatter: () => numberText(total, language, unit),
  fontSize: look.fontSize * 2,
  fontWeight: 'bold' as const,
  color: look.text,
});
