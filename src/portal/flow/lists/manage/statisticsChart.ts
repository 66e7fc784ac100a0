import { type AxisChart, axisOption } from '../../../../renderers/chart/shared/axisOption.ts';
import type { ChartData } from '../../../../renderers/chart/shared/readRows.ts';
import { plain } from '../../../../renderers/chart/shared/readRows.ts';
import type { BuildOption } from '../../../../renderers/chart/shared/useChart.ts';
import type { FlowStatistic } from '../../../../schemas/wire/flowLists.ts';

/** What a chart shows of each line: a figure with its name. */
export interface Measure {
  readonly name: string;
  readonly read: (line: FlowStatistic) => number | null;
}

/** Lying bars that a chart has room for: the first lines are the largest. */
const MOST_BARS = 15;

/** Figures as series over what they are grouped by. @param name of a line */
export function chartData(
  lines: readonly FlowStatistic[],
  measures: readonly Measure[],
  { isByDay, name }: { readonly isByDay: boolean; readonly name: (line: FlowStatistic) => string },
): ChartData {
  const drawn = isByDay ? lines : lines.slice(0, MOST_BARS);
  return {
    categories: drawn.map((line) => plain(name(line))),
    series: measures.map((measure) => ({
      name: plain(measure.name),
      values: drawn.map((line) => measure.read(line)),
    })),
  };
}

/** px of a chart: lines of days have one height, lying bars each a place of their own. */
export const chartHeight = ({ categories, series }: ChartData, isByDay: boolean): number =>
  isByDay ? 300 : 48 + categories.length * (12 + series.length * 14);

/** Days as lines, everything else as bars one below another. */
export const buildChart =
  (chart: Omit<AxisChart, 'width' | 'horizontal'>, isByDay: boolean): BuildOption =>
  (width) => {
    const whole = { ...chart, width, horizontal: !isByDay };
    const round = chart.look.fontSize / 4;
    return isByDay
      ? axisOption(
          whole,
          chart.data.series.map(({ name, values }) => ({
            type: 'line',
            name,
            data: [...values],
            showSymbol: values.length <= 31,
          })),
        )
      : axisOption(
          whole,
          chart.data.series.map(({ name, values }) => ({
            type: 'bar',
            name,
            data: [...values],
            barMaxWidth: 14,
            itemStyle: { borderRadius: [0, round, round, 0] },
          })),
        );
  };
