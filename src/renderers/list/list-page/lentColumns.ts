import { same } from '../../../documents/same.ts';
import { readChoice, type ColumnChoice } from './columnChoice.ts';

/** The columns of a saved view, as it keeps them; undefined: those of the document. */
export interface Lent {
  view: string;
  choice: ColumnChoice | undefined;
}

/** What a person made of the columns of a view, without keeping it in the view: for this device to remember. */
export const changeOf = ({ view, choice }: Lent, now: ColumnChoice | undefined): object => ({
  view,
  before: choice ?? null,
  now: now ?? null,
});

/** Reads what was remembered, if it was made of the view as it is today; what does not fit counts as none. */
export function changedIn(
  kept: unknown,
  { view, choice }: Lent,
): { choice: ColumnChoice | undefined } | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const change = kept as Partial<Record<'view' | 'before' | 'now', unknown>>;
  if (change.view !== view || !same(readChoice(change.before), choice)) return undefined;
  return { choice: readChoice(change.now) };
}
