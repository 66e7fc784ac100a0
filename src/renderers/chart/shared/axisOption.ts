import type { BarSeriesOption, ChartOption, LegendComponentOption, LineSeriesOption } from './echarts.ts';
import type { ChartLook } from './look.ts';
import { numberText } from './numberText.ts';
import type { ChartData } from './readRows.ts';

/** Everything that a chart with axes is made of. */
export interface AxisChart {
  data: ChartData;
  /** Categories stand one below another. */
  horizontal: boolean;
  unit: string;
  language: string;
  look: ChartLook;
  /** Width of the chart in px. */
  width: number;
  /** What the chart tells to whoever cannot see it. */
  description: string;
}

/** px that the labels of values take at most. */
const VALUE_LABELS = 72;
/** px between two labels. */
const LABEL_GAP = 8;
/** px that the label of a category takes at most. */
const MOST_LABEL = 120;
/** A chart below this width, in px, gives its labels a larger share. */
const NARROW = 420;

/** Axes, grid, legend and tooltip around the series that the widget gives. */
export function axisOption(chart: AxisChart, series: BarSeriesOption[] | LineSeriesOption[]): ChartOption {
  const { data, horizontal, look, width } = chart;
  const named = data.series.length > 1;
  const categories = categoryAxis(chart);
  const values = valueAxis(chart);
  return {
    ...frame(chart),
    grid: {
      top: named ? 40 : horizontal ? 0 : 20,
      right: horizontal ? 56 : 16,
      bottom: 8,
      left: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    ...(named ? { legend: legend(look, { top: 0, left: 0, width: width - 8 }) } : {}),
    xAxis: horizontal ? values : categories,
    yAxis: horizontal ? categories : values,
    tooltip: {
      ...tooltipFrame(look),
      trigger: 'axis',
      axisPointer: {
        type: series[0]?.type === 'line' ? 'line' : 'shadow',
        lineStyle: { color: look.line },
        shadowStyle: { color: look.line },
      },
      formatter: (points) =>
        tooltipText(chart, Array.isArray(points) ? points[0]?.dataIndex : points.dataIndex),
    },
    series,
  };
}

/** What every chart has: type, colours, motion, description. */
export function frame({ look, description }: Pick<AxisChart, 'look' | 'description'>): ChartOption {
  return {
    color: [...look.colours],
    textStyle: { fontFamily: look.font, fontSize: look.fontSize, color: look.text },
    animation: !look.still,
    animationDuration: 300,
    aria: { enabled: true, label: { description } },
  };
}

/** Text only: a tooltip of HTML would read what records hold as markup. */
export const tooltipFrame = (look: ChartLook): NonNullable<Exclude<ChartOption['tooltip'], unknown[]>> => ({
  renderMode: 'richText',
  confine: true,
  backgroundColor: look.raised,
  borderColor: look.line,
  padding: [8, 12],
  textStyle: { color: look.text, fontSize: look.fontSize, lineHeight: 20 },
});

/** One line that scrolls where the names do not fit. */
export const legend = (look: ChartLook, place: LegendComponentOption): LegendComponentOption => ({
  type: 'scroll',
  icon: 'circle',
  itemWidth: 8,
  itemHeight: 8,
  itemGap: 16,
  textStyle: { color: look.secondary, fontSize: look.fontSize, width: 160, overflow: 'truncate' },
  pageTextStyle: { color: look.secondary },
  pageIconColor: look.secondary,
  pageIconInactiveColor: look.line,
  ...place,
});

/**
 * Labels of lying bars are cut to their share of the width. Labels below an axis are never cut to stumps: where they
 * do not fit beside each other, some are left out.
 */
function categoryAxis({ data, horizontal, look, width }: AxisChart) {
  const slot = (width - VALUE_LABELS) / Math.max(data.categories.length, 1);
  const fits = data.categories.every((text) => textWidth(text, look.fontSize) <= slot - LABEL_GAP);
  const share = width < NARROW ? 0.42 : 0.36;
  return {
    type: 'category' as const,
    data: [...data.categories],
    inverse: horizontal,
    axisLine: { lineStyle: { color: look.line } },
    axisTick: { show: false },
    axisLabel: {
      color: look.secondary,
      fontSize: look.fontSize,
      width: horizontal ? Math.round(width * share) : MOST_LABEL,
      overflow: 'truncate' as const,
      hideOverlap: true,
      ...(horizontal || fits ? { interval: 0 } : {}),
    },
  };
}

/** About how wide a text is in px: Chinese characters are square, others about half as wide. */
export const textWidth = (text: string, fontSize: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? fontSize : fontSize * 0.58), 0);

/** Lying bars tell their values themselves, so that the longest may take the whole width. */
const valueAxis = ({ horizontal, look, language, unit }: AxisChart) => ({
  type: 'value' as const,
  splitNumber: 4,
  ...(horizontal ? { max: 'dataMax' as const } : {}),
  splitLine: { show: !horizontal, lineStyle: { color: look.line } },
  axisLabel: {
    show: !horizontal,
    color: look.secondary,
    fontSize: look.fontSize,
    formatter: (value: number) => numberText(value, language, unit === '%' ? unit : ''),
  },
});

/** The category, and below it each series with its value. */
export function tooltipText({ data, language, unit }: AxisChart, index: number | undefined): string {
  if (index === undefined) return '';
  const lines = data.series.map(({ name, values }) => {
    const text = numberText(values[index] ?? null, language, unit);
    return data.series.length === 1 && name === '' ? text : `${name}  ${text}`;
  });
  return [data.categories[index] ?? '', ...lines].join('\n');
}
