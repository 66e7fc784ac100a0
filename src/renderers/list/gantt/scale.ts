import { addDays, addMonths, type Day, daysFrom, weekOf } from '../shared/days.ts';

export const SCALES = ['day', 'week', 'month'] as const;
export type Scale = (typeof SCALES)[number];

/** Of a scale: px of a day, months that are drawn before and after the one in the middle, months of a step. */
const MEASURES: Readonly<Record<Scale, { width: number; around: number; step: number }>> = {
  day: { width: 34, around: 1, step: 1 },
  week: { width: 12, around: 3, step: 3 },
  month: { width: 4, around: 11, step: 12 },
};

/** Days that follow each other, as a column of the head. */
export interface Span {
  from: Day;
  days: number;
}

/** The time that a chart draws. */
export interface Range {
  first: Day;
  /** Is drawn still. */
  last: Day;
  /** px of a day. */
  width: number;
}

/** The months around a day. */
export function rangeOf(scale: Scale, day: Day): Range {
  const { width, around } = MEASURES[scale];
  return { first: addMonths(day, -around), last: addDays(addMonths(day, around + 1), -1), width };
}

/** The day that one step back or forth leads to. */
export const stepFrom = (scale: Scale, day: Day, by: 1 | -1): Day =>
  addMonths(day, by * MEASURES[scale].step);

export const lengthOf = ({ first, last }: Range): number => daysFrom(first, last) + 1;

/** px from the beginning of a range. */
export const leftOf = ({ first, width }: Range, day: Day): number => daysFrom(first, day) * width;

/** Cuts a range where `next` says that something new begins. */
function cut({ first, last }: Range, next: (day: Day) => Day): readonly Span[] {
  const spans: Span[] = [];
  for (let from = first; from <= last;) {
    const end = next(from);
    const until = end > last ? addDays(last, 1) : end;
    spans.push({ from, days: daysFrom(from, until) });
    from = until;
  }
  return spans;
}

/** The columns of a scale. @param monday the weekday that weeks begin with, 0 for Sunday */
export function columnsOf(scale: Scale, range: Range, monday: number): readonly Span[] {
  switch (scale) {
    case 'day':
      return cut(range, (day) => addDays(day, 1));
    case 'week':
      return cut(range, (day) => addDays(weekOf(day, monday)[6] ?? day, 1));
    case 'month':
      return cut(range, (day) => addMonths(day, 1));
  }
}

/** What stands above the columns: their months, or their years. */
export function headsOf(scale: Scale, range: Range): readonly Span[] {
  return scale === 'month'
    ? cut(range, (day) => `${String(Number(day.slice(0, 4)) + 1)}-01-01`)
    : cut(range, (day) => addMonths(day, 1));
}

/** Those of the spans that lie in what is seen. */
export const within = (
  range: Range,
  spans: readonly Span[],
  seen: { from: number; to: number },
): readonly Span[] =>
  spans.filter(({ from, days }) => {
    const left = leftOf(range, from);
    return left <= seen.to && left + days * range.width >= seen.from;
  });
