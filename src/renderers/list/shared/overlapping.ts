import type { Condition, RuleSet } from '../../../schemas/condition.ts';
import { addDays, type Day } from './days.ts';

/** Records that happen on a day from `first` to `last`; those without an end happen on the day of their start. */
export function overlapping(start: string, end: string | undefined, first: Day, last: Day): RuleSet {
  const time = (bindKey: string, judgeType: Condition['judgeType'], value?: string): Condition => ({
    bindKey,
    type: 'time',
    judgeType,
    ...(value === undefined ? {} : { value }),
  });
  // The day after the last, so that times of that day are in.
  const begun = time(start, 'less', addDays(last, 1));
  const since = time(start, 'greaterEqual', first);
  if (end === undefined) return { testRule: 'every', conditionList: [begun, since] };
  return {
    testRule: 'custom',
    conditionList: [],
    conditionTree: {
      union: 'AND',
      list: [
        begun,
        {
          union: 'OR',
          list: [time(end, 'greaterEqual', first), { union: 'AND', list: [time(end, 'empty'), since] }],
        },
      ],
    },
  };
}
