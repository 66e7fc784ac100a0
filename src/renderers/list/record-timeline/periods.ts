import { parseTime, toText } from '../../../conditions/index.ts';
import { dayOf, type Day } from '../shared/days.ts';
import type { Row } from '../shared/rowsOf.ts';

export interface Moment {
  row: Row;
  day: Day;
}

/** The records of one day, or of one month, whose first day names it. */
export interface Period {
  first: Day;
  moments: readonly Moment[];
}

/** Records with a date, the newest first; those without one stand nowhere in time. */
export function newestFirst(rows: readonly Row[], member: string, zone: string): readonly Row[] {
  return rows
    .map((row) => ({ row, at: parseTime(row[member], zone) }))
    .filter((each): each is { row: Row; at: number } => each.at !== undefined)
    .sort((a, b) => b.at - a.at || toText(b.row.id).localeCompare(toText(a.row.id)))
    .map(({ row }) => row);
}

/** Puts records that are in order into their days or months. */
export function periodsOf(
  rows: readonly Row[],
  member: string,
  by: 'day' | 'month',
  zone: string,
): readonly Period[] {
  const periods = new Map<Day, Moment[]>();
  for (const row of rows) {
    const day = dayOf(row[member], zone);
    if (day === undefined) continue;
    const first = by === 'day' ? day : `${day.slice(0, 7)}-01`;
    const moments = periods.get(first) ?? [];
    moments.push({ row, day });
    periods.set(first, moments);
  }
  return [...periods].map(([first, moments]) => ({ first, moments }));
}
