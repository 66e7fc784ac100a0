import type { CompiledNode } from '../compile.ts';
import type { Scope } from '../flag.ts';
import { readsMasked } from '../mask.ts';
import { type Cause, type NodeState, resolveNode, type Surroundings } from '../resolve.ts';
import { reasonOfFlag, reasonOfValue, type Reason, type StateName } from './reason.ts';

/** Where a node is judged: what its expressions read, and what it stands in. */
export interface InspectedPlace {
  readonly scope: Scope;
  readonly around: Surroundings;
}

/** A node with its states, absent ones too. */
export interface InspectedNode {
  readonly node: CompiledNode;
  readonly place: InspectedPlace;
  readonly state: NodeState;
  /** The nearest node around it, itself included, that is hidden; undefined: it is on the page. */
  readonly hiddenBy: CompiledNode | undefined;
  /** Why it is not on the page, whatever the nodes say: nothing of its group is. */
  readonly absent?: Reason;
  /** From the outermost inwards. */
  readonly ancestors: readonly CompiledNode[];
  readonly children: readonly InspectedNode[];
}

/**
 * Resolves every node of a tree as the page does, also where it would draw nothing.
 * @param placeOf the place of a node that knows more than what stands around it, such as a row; undefined: the one around
 * @param absent why none of them is on the page
 */
export function inspectNodes(
  nodes: readonly CompiledNode[],
  place: InspectedPlace,
  placeOf: (node: CompiledNode) => InspectedPlace | undefined,
  absent?: Reason,
): readonly InspectedNode[] {
  const visit = (
    node: CompiledNode,
    outer: InspectedPlace,
    ancestors: readonly CompiledNode[],
    hidden: CompiledNode | undefined,
  ): InspectedNode => {
    const own = placeOf(node) ?? outer;
    const resolved = resolveNode(node, own.scope, own.around);
    const hiddenBy = hidden ?? (resolved.visible.value ? undefined : node);
    // As the form judges it: what is within something hidden is not asked.
    const asked: NodeState = hidden ? { ...resolved, required: { value: false, cause: 'parent' } } : resolved;
    const state: NodeState = lacksForm(node, own)
      ? { ...asked, enabled: { value: false, cause: 'parent' } }
      : asked;
    const inside: InspectedPlace = {
      scope: own.scope,
      around: { ...own.around, enabled: state.enabled.value, readOnly: state.readOnly.value },
    };
    const within = [...ancestors, node];
    const parts = [...node.children, ...Object.values(node.slots).flat()];
    const children = parts.map((child) => visit(child, inside, within, hiddenBy));
    return { node, place: own, state, hiddenBy, ...(absent && { absent }), ancestors, children };
  };
  return nodes.map((node) => visit(node, place, [], undefined));
}

/** Whether a node is a field with no form around it: it is drawn, and takes no input. */
const lacksForm = ({ field }: CompiledNode, { scope }: InspectedPlace): boolean =>
  field !== undefined && !('form' in scope);

/** Whether a node is on the page. */
export const isShown = ({ hiddenBy, absent }: InspectedNode): boolean =>
  hiddenBy === undefined && absent === undefined;

/**
 * Why a state of a node is as it is. A node within a hidden one is not on the page whatever its own rule says, and
 * the reason names the one that hides it.
 */
export function reasonsOf(inspected: InspectedNode, name: StateName): readonly Reason[] {
  const { node, place, state, hiddenBy, ancestors } = inspected;
  const { value, cause } = state[name];
  if (name === 'visible' && hiddenBy === undefined && inspected.absent) return [inspected.absent];
  if (name === 'visible' && hiddenBy !== undefined && hiddenBy !== node) {
    return [{ kind: 'parent', by: hiddenBy.path }, ...ownReasons(node, place, name, cause)];
  }
  if (name === 'required' && !value) {
    const freed = hiddenBy ? 'whileHidden' : state.readOnly.value ? 'whileReadOnly' : undefined;
    if (freed) return [{ kind: freed }, ...ruleOf(node, place, name)];
  }
  if (name === 'enabled' && lacksForm(node, place)) return [{ kind: 'noForm' }];
  if (cause === 'parent') return [parentReason(ancestors, name)];
  return ownReasons(node, place, name, cause);
}

/** The rule for a state that does not count at the moment; none where the document has none. */
const ruleOf = (node: CompiledNode, { scope }: InspectedPlace, name: StateName): readonly Reason[] =>
  node.source[name] === undefined ? [] : [reasonOfFlag(node.source[name], node[name], scope)];

function parentReason(ancestors: readonly CompiledNode[], name: StateName): Reason {
  const decides = [...ancestors].reverse().find(({ source }) => source[name] !== undefined);
  return decides === undefined ? { kind: 'parent' } : { kind: 'parent', by: decides.path };
}

function ownReasons(
  node: CompiledNode,
  { scope, around }: InspectedPlace,
  name: StateName,
  cause: Cause,
): readonly Reason[] {
  switch (cause) {
    case 'right':
      return readsMasked(node[name], around.rights)
        ? [{ kind: 'right' }, reasonOfFlag(node.source[name], node[name], scope)]
        : [{ kind: 'right' }];
    case 'computed':
      return [reasonOfValue(node, scope) ?? { kind: 'default' }];
    case 'parent':
      return [{ kind: 'parent' }];
    case 'pending':
      return [{ kind: 'pending' }, reasonOfFlag(node.source[name], node[name], scope)];
    default:
      return [reasonOfFlag(node.source[name], node[name], scope)];
  }
}
