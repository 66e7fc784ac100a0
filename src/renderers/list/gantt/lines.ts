import type { Option } from '../../../schemas/option.ts';
import type { DatedEvent } from '../shared/dated/DatedEvent.ts';
import { groupRows, type RowGroup } from '../shared/groupRows.ts';
import type { Day } from '../shared/days.ts';

/** A line of the chart: a record, or the name of the group that begins. */
export type Line =
  { kind: 'record'; key: string; event: DatedEvent } | { kind: 'group'; key: string; group: RowGroup };

/**
 * The records of a time, one below the other by their start.
 * @param groupBy the member that puts them into groups; groups without records are left out
 */
export function linesOf(
  events: readonly DatedEvent[],
  { first, last, order }: { first: Day; last: Day; order: 'asc' | 'desc' },
  groupBy: string | undefined,
  options: readonly Option[],
): readonly Line[] {
  const here = events
    .filter(({ from, to }) => from <= last && to >= first)
    .sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  if (order === 'desc') here.reverse();
  const lineOf = (event: DatedEvent): Line => ({ kind: 'record', key: event.key, event });
  if (groupBy === undefined) return here.map(lineOf);
  const byRow = new Map(here.map((event) => [event.row, event]));
  return groupRows([...byRow.keys()], groupBy, options, false)
    .filter(({ rows }) => rows.length > 0)
    .flatMap((group): Line[] => [
      { kind: 'group', key: `group ${group.key}`, group },
      ...group.rows.flatMap((row) => byRow.get(row) ?? []).map(lineOf),
    ]);
}
