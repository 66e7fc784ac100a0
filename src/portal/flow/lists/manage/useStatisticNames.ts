import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowStatistic } from '../../../../schemas/wire/flowLists.ts';
import type { Grouping } from './groupings.ts';
import { statisticNames } from './statisticNames.ts';
import { statisticsLocale } from './statistics.locale.ts';

/** What lines are called, by key, each otherwise than all others. Reads observables. */
export function useStatisticNames(
  lines: readonly FlowStatistic[],
  by: Grouping,
): ReadonlyMap<string, string> {
  const { dictionaries, locale } = useRoot();
  const text = useText(statisticsLocale);
  const { options } = dictionaries.options('flow');
  return statisticNames(lines, {
    by,
    nameOf: ({ label }) => locale.localise(label) || text('unknown'),
    flowName: (id) => {
      const known = options.find(({ value }) => String(value) === id);
      return known && locale.localise(known.label);
    },
  });
}
