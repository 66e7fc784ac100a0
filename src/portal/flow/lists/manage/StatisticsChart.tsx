import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Canvas } from '../../../../renderers/chart/shared/Canvas.tsx';
import { describeData } from '../../../../renderers/chart/shared/describe.ts';
import { useChartLook } from '../../../../renderers/chart/shared/look.ts';
import { useDark } from '../../../../renderers/shared/onPaper.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowStatistic } from '../../../../schemas/wire/flowLists.ts';
import { type Grouping, isOfTasks } from './groupings.ts';
import { statisticsLocale } from './statistics.locale.ts';
import { buildChart, chartData, chartHeight, type Measure } from './statisticsChart.ts';
import { useStatisticNames } from './useStatisticNames.ts';

interface StatisticsChartProps {
  lines: readonly FlowStatistic[];
  by: Grouping;
  measure: 'counts' | 'hours';
  title: string;
}

/** The picture of the figures; what draws it is fetched when it is there. */
export const StatisticsChart = observer(function StatisticsChart({
  lines,
  by,
  measure,
  title,
}: StatisticsChartProps) {
  const { locale } = useRoot();
  const text = useText(statisticsLocale);
  const look = useChartLook(useDark());
  const { language, numberLanguage } = locale;
  const isByDay = by === 'day';
  const ofTasks = isOfTasks(by);
  const unit = measure === 'hours' ? text('hour') : '';
  const isHours = measure === 'hours';
  const first = text(isHours ? 'average' : ofTasks ? 'taken' : 'started');
  const second = text(isHours ? 'median' : ofTasks ? 'handled' : 'finished');
  const named = useStatisticNames(lines, by);
  const names = JSON.stringify([...named]);
  const data = useMemo(() => {
    const measures: readonly Measure[] = isHours
      ? [
          { name: first, read: ({ hours }) => hours.avg },
          { name: second, read: ({ hours }) => hours.p50 },
        ]
      : [
          { name: first, read: ({ started }) => started },
          { name: second, read: ({ finished }) => finished },
        ];
    const of = new Map(JSON.parse(names) as [string, string][]);
    return chartData(lines, measures, { isByDay, name: ({ key }) => of.get(key) ?? key });
  }, [lines, isHours, isByDay, first, second, names]);
  const values = describeData(data, { language, numberLanguage, unit, rest: (n) => text('rest', { n }) });
  const description = text('chart', { by: title, measure: text(measure), values });
  const build = useMemo(
    () => buildChart({ data, look, unit, language: numberLanguage, description }, isByDay),
    [data, look, unit, numberLanguage, description, isByDay],
  );
  return <Canvas build={build} height={chartHeight(data, isByDay)} description={description} />;
});
