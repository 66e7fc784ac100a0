import type { CompiledNode } from './compile.ts';
import { decidable, type CompiledFlag, type Scope } from './flag.ts';
import type { CompiledField } from './form.ts';
import { readsMasked } from './mask.ts';
import { resolveNode, type NodeState, type Surroundings } from './resolve.ts';

/** A field's states with the layout around it: a hidden section hides its fields. Rights come first here, too. */
export function resolveField(field: CompiledField, scope: Scope, around: Surroundings): NodeState {
  let inside = around;
  const { rights } = around;
  if (rights && rights.members !== true && !rights.mayRead(field.code))
    return resolveKnown(field.node, scope, around);
  for (const ancestor of field.ancestors) {
    const state = resolveKnown(ancestor, scope, inside);
    if (!state.visible.value) return hiddenBy(state);
    inside = { ...inside, enabled: state.enabled.value, readOnly: state.readOnly.value };
  }
  const state = resolveKnown(field.node, scope, inside);
  const shown = [field.node, ...field.ancestors].every(
    ({ visible }) => isKnown(visible, scope) && !readsMasked(visible, around.rights),
  );
  if (isWithdrawn(field, around)) {
    return {
      ...state,
      visible: { value: false, cause: 'rule' },
      required: { value: false, cause: 'rule' },
    };
  }
  return shown ? state : { ...state, required: { value: false, cause: 'default' } };
}

/** Whether a component has hidden the field that it draws. */
export const isWithdrawn = ({ code }: CompiledField, around: Surroundings): boolean =>
  around.isWithdrawn?.(code) === true;

/** Whether a flag can be judged in this scope. */
const isKnown = (flag: CompiledFlag, scope: Scope): boolean =>
  flag.constant !== undefined || decidable(flag, scope);

const hiddenBy = (state: NodeState): NodeState => ({
  ...state,
  visible: { value: false, cause: state.visible.cause === 'pending' ? 'pending' : 'parent' },
  required: { value: false, cause: 'parent' },
});

function resolveKnown(node: CompiledNode, scope: Scope, around: Surroundings): NodeState {
  const known = (flag: CompiledFlag, unknown: boolean): CompiledFlag =>
    isKnown(flag, scope) ? flag : { test: () => unknown, constant: unknown, dependencies: [], paths: [] };
  return resolveNode(
    {
      ...node,
      visible: known(node.visible, true),
      enabled: known(node.enabled, true),
      required: known(node.required, false),
      readOnly: known(node.readOnly, false),
    },
    scope,
    around,
  );
}

/**
 * Whether the hide table speaks of a field: what a right hides is nobody's here, what is not placed is not asked, and
 * before a source has answered nobody knows.
 */
export const isHidden = (field: CompiledField, { visible }: NodeState): boolean =>
  field.placed && !visible.value && visible.cause !== 'right' && visible.cause !== 'pending';

/** Whether a person can see a field and change it, or what it is computed from. */
export const isOpen = ({ visible, enabled, readOnly }: NodeState): boolean =>
  visible.value && enabled.value && (!readOnly.value || readOnly.cause === 'computed');

/** What surrounds the fields inside a value that can be changed. */
export const aroundMembers = ({ rights }: Surroundings): Surroundings => ({
  enabled: true,
  readOnly: false,
  ...(rights && { rights: { ...rights, members: true } }),
});
