import type { FlowRow } from '../../../schemas/wire/flowLists.ts';

/** The most papers that are printed together: each is a form that the browser holds. */
export const MOST_PAPERS = 50;

/** An instance that somebody chose to print, with what they know it by: it may be that they cannot read it any more. */
export interface ChosenPaper {
  readonly id: string;
  readonly title: string;
}

/** Whether a line can be printed: a draft is nobody's paper. */
export const isPrintable = ({ state }: Pick<FlowRow, 'state'>): boolean => state !== 'draft';

/** What lines are printed as: each instance once, though several tasks of it are listed. */
export function papersOf(rows: Iterable<FlowRow>): readonly ChosenPaper[] {
  const papers = new Map<string, ChosenPaper>();
  for (const row of rows)
    if (isPrintable(row)) papers.set(row.instance, { id: row.instance, title: row.title });
  return [...papers.values()];
}

const isPaper = (value: unknown): value is ChosenPaper =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

/** What an entry of the browser's history says was chosen, which outlives a reload; whatever else it holds is nothing. */
export function papersIn(state: unknown): readonly ChosenPaper[] {
  if (typeof state !== 'object' || state === null || !('papers' in state)) return [];
  return Array.isArray(state.papers) ? state.papers.filter(isPaper).slice(0, MOST_PAPERS) : [];
}
