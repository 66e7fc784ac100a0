import { part } from '../part.ts';

/** The button for a new row, below the rows. */
export const ADDITION = { addition: part('Addition') };

/** A row as a small form: which it is, its members, what can be done with it. */
export const ROW_FORM = { name: part('IndexName'), members: part('Members'), tools: part('RemoveTools') };
