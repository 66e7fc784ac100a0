import { addDays, addMonths, type Day } from '../../renderers/list/shared/days.ts';
import type { WorkYear } from './WorkYear.ts';

/** Days of a month, one after the other, that are called the same. */
export interface NamedSpan {
  readonly first: Day;
  readonly last: Day;
  readonly name: string;
}

/** The days of a month that have a name. @param month its first day */
export function namedSpans(year: Pick<WorkYear, 'marked'>, month: Day): readonly NamedSpan[] {
  const spans: NamedSpan[] = [];
  for (let day = month; day < addMonths(month, 1); day = addDays(day, 1)) {
    const name = year.marked(day)?.name ?? '';
    const before = spans.at(-1);
    if (name === '') continue;
    if (before?.name === name && before.last === addDays(day, -1))
      spans[spans.length - 1] = { ...before, last: day };
    else spans.push({ first: day, last: day, name });
  }
  return spans;
}
