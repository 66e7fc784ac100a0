import { observer } from 'mobx-react-lite';
import { numberText } from '../../../../renderers/chart/shared/numberText.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowStatistic } from '../../../../schemas/wire/flowLists.ts';
import { type Grouping, isOfTasks } from './groupings.ts';
import { statisticsLocale } from './statistics.locale.ts';
import { useStatisticNames } from './useStatisticNames.ts';

const COUNTS = [
  'started',
  'finished',
  'approved',
  'rejected',
  'returned',
  'terminated',
  'open',
  'overdue',
] as const;

/** What the counts are called where tasks are counted. */
const OF_TASKS = {
  started: 'taken',
  finished: 'handled',
  approved: 'agreed',
  rejected: 'rejected',
  returned: 'returned',
  terminated: 'given',
  open: 'waiting',
  overdue: 'overdue',
} as const satisfies Record<(typeof COUNTS)[number], string>;

const HOURS = [
  ['average', 'avg'],
  ['median', 'p50'],
  ['most', 'p90'],
] as const;

/** All figures of each line. */
export const StatisticsTable = observer(function StatisticsTable({
  lines,
  by,
  title,
}: {
  lines: readonly FlowStatistic[];
  by: Grouping;
  title: string;
}) {
  const { locale } = useRoot();
  const text = useText(statisticsLocale);
  const { numberLanguage } = locale;
  const names = useStatisticNames(lines, by);
  return (
    <div className="at-flow-frame">
      <table className="at-flow-table at-flow-figures" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{text('name')}</th>
            {COUNTS.map((count) => (
              <th key={count} scope="col">
                {text(isOfTasks(by) ? OF_TASKS[count] : count)}
              </th>
            ))}
            {HOURS.map(([name]) => (
              <th key={name} scope="col">
                {text(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{names.get(line.key)}</th>
              {COUNTS.map((count) => (
                <td
                  key={count}
                  className={count === 'overdue' && line.overdue > 0 ? 'at-flow-late' : undefined}
                >
                  {numberText(line[count], numberLanguage)}
                </td>
              ))}
              {HOURS.map(([name, member]) => (
                <td key={name}>{numberText(line.hours[member], numberLanguage, text('hour'))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
