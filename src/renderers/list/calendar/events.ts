import { daysFrom, type Day } from '../shared/days.ts';
import type { DatedEvent } from '../shared/dated/DatedEvent.ts';

/** The part of an event that lies in one week. */
export interface Segment {
  event: DatedEvent;
  /** The first column of seven, from 0. */
  column: number;
  span: number;
  /** The line below the day's number, from 0. */
  lane: number;
}

/**
 * Puts the events of a week into lines in which none covers another; longer ones come first, so that they lie still.
 * @param above key of an event that comes before all others
 */
export function layWeek(
  events: readonly DatedEvent[],
  week: readonly Day[],
  above?: string,
): readonly Segment[] {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const here = events
    .filter(({ from, to }) => from <= last && to >= first)
    .sort((a, b) => a.from.localeCompare(b.from) || b.to.localeCompare(a.to))
    .sort((a, b) => Number(b.key === above) - Number(a.key === above));
  const taken: number[] = [];
  return here.map((event) => {
    const column = event.from < first ? 0 : daysFrom(first, event.from);
    const end = event.to > last ? week.length - 1 : daysFrom(first, event.to);
    const free = taken.findIndex((until) => until < column);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = end;
    return { event, column, span: end - column + 1, lane };
  });
}

/** The events of a day. */
export const onDay = (events: readonly DatedEvent[], day: Day): readonly DatedEvent[] =>
  events.filter(({ from, to }) => from <= day && to >= day);
