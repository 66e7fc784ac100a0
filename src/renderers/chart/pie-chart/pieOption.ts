import { type AxisChart, frame, legend, textWidth, tooltipFrame } from '../shared/axisOption.ts';
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
/** px of a line of the legend, and around the name of an entry. */
const LEGEND_LINE = 24;
const AROUND_NAME = 32;

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
  const entry = ({ name, value }: Slice): string => `${name}  ${share(value)}`;
  const wraps = slices.length <= MOST_WRAPPED;
  const lines = wraps ? linesOf(slices.map(entry), width - 8, look.fontSize) : 1;
  const room = beside ? chart.height : chart.height - lines * LEGEND_LINE;
  const radius = Math.round(Math.min(width * (beside ? 0.23 : 0.4), room * (beside ? 0.38 : 0.44)));
  const byName = new Map(slices.map((slice) => [slice.name, slice]));
  return {
    ...frame(chart),
    legend: {
      ...legend(
        look,
        beside
          ? { orient: 'vertical', left: '58%', top: 'middle', height: '88%' }
          : {
              orient: 'horizontal',
              type: wraps ? 'plain' : 'scroll',
              left: 0,
              bottom: 0,
              width: width - 8,
            },
      ),
      formatter: (name) => entry(byName.get(name) ?? { name, value: 0 }),
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
        center: beside ? ['28%', '50%'] : ['50%', Math.round(room / 2)],
        radius: [donut ? Math.round(radius * 0.66) : 0, radius],
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
        emphasis: { scaleSize: 4 },
        labelLine: { show: false },
      },
    ],
  };
}

/** Lines that the entries of a legend take, about. */
function linesOf(entries: readonly string[], width: number, fontSize: number): number {
  let lines = 1;
  let taken = 0;
  for (const text of entries) {
    const wanted = textWidth(text, fontSize) + AROUND_NAME;
    if (taken > 0 && taken + wanted > width) {
      lines += 1;
      taken = 0;
    }
    taken += wanted;
  }
  return lines;
}

const totalLabel = ({ look, language, unit }: PieChart, total: number) => ({
  show: true,
  position: 'center' as const,
  formatter: () => numberText(total, language, unit),
  fontSize: look.fontSize * 2,
  fontWeight: 'bold' as const,
  color: look.text,
});
