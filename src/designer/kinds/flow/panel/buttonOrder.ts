import { usualPlace } from '../../../../documents/flow/usualButtons.ts';
import type { Button, flowActions } from '../../../../schemas/flow/policy.ts';

/** A button of a step that says something of itself. */
export type ButtonEntry = readonly [(typeof flowActions)[number], Button];

/** The largest `order` that a document may write. */
const LAST = 100;

const placeOf = ([action, { order }]: ButtonEntry): number => order ?? usualPlace(action);

/** Buttons as they stand below a task. */
export const inTheirOrder = (entries: readonly ButtonEntry[]): readonly ButtonEntry[] =>
  entries.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || usualPlace(one[0]) - usualPlace(other[0]),
  );

/** Whether a list holds the same buttons in another order. */
export function isMoved(before: readonly ButtonEntry[], after: readonly ButtonEntry[]): boolean {
  const actions = new Set(after.map(([action]) => action));
  return (
    before.length === after.length &&
    before.every(([action]) => actions.has(action)) &&
    before.some(([action], at) => after[at]?.[0] !== action)
  );
}

/**
 * Buttons with the `order` that lets them stand as the list has them. They share out the places that they had, so that
 * buttons of which the step says nothing stay where they are; who stands at its usual place needs no word of it.
 */
export function withOrders(entries: readonly ButtonEntry[]): readonly ButtonEntry[] {
  const places: number[] = [];
  for (const place of entries.map(placeOf).toSorted((one, other) => one - other))
    places.push(Math.max(place, (places.at(-1) ?? -1) + 1));
  return entries.map(([action, { order: _before, ...button }], at): ButtonEntry => {
    const order = Math.min(places[at] ?? LAST, LAST - (entries.length - 1 - at));
    return [action, order === usualPlace(action) ? button : { ...button, order }];
  });
}
