import type { FlowNodeOf } from '../../../schemas/flow/node.ts';
import type { FlowContext } from '../context.ts';

/** Of each branch whether it is taken; null: what it reads is not known yet. */
export type Decided = ReadonlyMap<string, boolean | null>;

/** Which branches of a block are taken as things stand, as the walk decides it once all is known. */
export function decideBranches(
  node: FlowNodeOf<'condition' | 'inclusive' | 'parallel'>,
  holds: FlowContext['holds'],
): Decided {
  if (node.type === 'parallel') return new Map(node.branches.map(({ id }) => [id, true]));
  const isFirstOnly = node.type === 'condition';
  const decided = new Map<string, boolean | null>();
  let isOpen = false;
  let isTaken = false;
  for (const { id, when, default: isDefault } of node.branches) {
    if (isDefault === true) continue;
    const verdict: boolean | null =
      when === undefined || (isFirstOnly && isTaken) ? false : (holds(when) ?? null);
    // One that holds behind one that is not decided is taken only where that one is not.
    decided.set(id, verdict === true && isFirstOnly && isOpen ? null : verdict);
    isOpen ||= verdict === null;
    isTaken ||= verdict === true;
  }
  const isDefaultTaken = isTaken ? false : isOpen ? null : true;
  for (const { id, default: isDefault } of node.branches)
    if (isDefault === true) decided.set(id, isDefaultTaken);
  return decided;
}
