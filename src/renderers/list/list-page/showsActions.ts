import { extendScope } from '../../../documents/prop.ts';
import { resolveNode } from '../../../documents/resolve.ts';
import type { Place } from '../../../runtime/render/PageContext.tsx';
import type { ListModel } from './ListModel.ts';

/**
 * Whether any record on the page has a button: a role that may do nothing here is shown no column for it. Looked into
 * record by record until the first is found, which is mostly the very first. Reads observables.
 */
export function showsActions(
  { compiled: { rowActions }, records: { rows } }: ListModel,
  place: Place,
): boolean {
  if (rowActions.length === 0) return false;
  return rows.some((row) => {
    const scope = extendScope(place.scope, { row });
    return rowActions.some((node) => resolveNode(node, scope, place.around).visible.value);
  });
}
