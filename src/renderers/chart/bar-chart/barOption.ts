import { type AxisChart, axisOption } from '../shared/axisOption.ts';
import type { ChartOption } from '../shared/echarts.ts';
import { numberText } from '../shared/numberText.ts';

/** Bars that carry their value; more would touch each other. */
const MOST_LABELLED = 14;
/** Width of a category in px, below which a value does not fit over its bar. */
const LEAST_SLOT = 48;

export function barOption(chart: AxisChart): ChartOption {
  const { data, horizontal, look, language, unit, width } = chart;
  const round = look.fontSize / 4;
  const labelled =
    data.series.length === 1 &&
    data.categories.length <= MOST_LABELLED &&
    (horizontal || width / data.categories.length >= LEAST_SLOT);
  return axisOption(
    chart,
    data.series.map(({ name, values, stack }) => ({
      type: 'bar',
      name,
      data: [...values],
      barMaxWidth: horizontal ? 18 : 32,
      // Only ends that stand free are rounded: in a stack that is none that we know.
      itemStyle: {
        borderRadius: stack === undefined ? (horizontal ? [0, round, round, 0] : [round, round, 0, 0]) : 0,
      },
      label: {
        show: labelled,
        position: horizontal ? 'right' : 'top',
        color: look.secondary,
        fontSize: look.fontSize,
        formatter: ({ value }) => (typeof value === 'number' ? numberText(value, language, unit) : ''),
      },
      emphasis: { focus: 'series' },
      ...(stack === undefined ? {} : { stack }),
    })),
  );
}
