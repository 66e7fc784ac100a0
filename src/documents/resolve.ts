import type { CompiledNode } from './compile.ts';
import type { CompiledFlag, Scope } from './flag.ts';
import { readsMasked, type FieldRights } from './mask.ts';
import { isPending } from './pending.ts';

/**
 * Why a state is as it is: the page's rule, the same before a source that it reads has answered, what stands around the
 * node, a right, or nothing at all.
 */
export type Cause = 'default' | 'rule' | 'pending' | 'parent' | 'right' | 'computed';

export interface Verdict {
  value: boolean;
  cause: Cause;
}

/** The four states of a node, each with its reason. */
export interface NodeState {
  visible: Verdict;
  enabled: Verdict;
  required: Verdict;
  readOnly: Verdict;
}

/** What surrounds a node: the states it inherits, and the role's rights where it is a field. */
export interface Surroundings {
  enabled: boolean;
  readOnly: boolean;
  /** Fields that the role may read and write; absent: no module behind the page. */
  rights?: FieldRights;
  /** Whether what draws a field of the form has hidden it by itself; absent: nothing does, as on the server. */
  isWithdrawn?: (code: string) => boolean;
}

export const OPEN: Surroundings = { enabled: true, readOnly: false };

/** What a flag says; `undecided` where it reads a field that is kept from the role. */
function verdict(flag: CompiledFlag, scope: Scope, around: Surroundings, undecided: boolean): Verdict {
  if (readsMasked(flag, around.rights)) return because(undecided, 'right');
  if (flag.constant !== undefined) return { value: flag.constant, cause: 'default' };
  return { value: flag.test(scope), cause: isPending(flag, scope) ? 'pending' : 'rule' };
}
const because = (value: boolean, cause: Cause): Verdict => ({ value, cause });

/**
 * Resolves a node's states. Screen, validation, inspector, print and the server's own check call this one function,
 * so that they never differ. Rights come first, then what surrounds the node, then its own rules; what is hidden or
 * cannot be changed is never required. A rule over a field that the role may not read is left undecided: the node is
 * shown, enabled, not required and changeable.
 */
export function resolveNode(node: CompiledNode, scope: Scope, around: Surroundings): NodeState {
  const code = node.field && around.rights?.members !== true ? node.source.name : undefined;
  const visible =
    code !== undefined && around.rights && !around.rights.mayRead(code)
      ? because(false, 'right')
      : verdict(node.visible, scope, around, true);
  const enabled = around.enabled ? verdict(node.enabled, scope, around, true) : because(false, 'parent');
  const readOnly = resolveReadOnly(node, scope, around, code);
  const freed = !visible.value ? visible : readOnly.value ? readOnly : undefined;
  const required = freed ? because(false, freed.cause) : verdict(node.required, scope, around, false);
  return { visible, enabled, required, readOnly };
}

function resolveReadOnly(
  node: CompiledNode,
  scope: Scope,
  around: Surroundings,
  code: string | undefined,
): Verdict {
  if (code !== undefined && around.rights && !around.rights.mayWrite(code)) return because(true, 'right');
  if (around.readOnly) return because(true, 'parent');
  if (node.value) return because(true, 'computed');
  return verdict(node.readOnly, scope, around, false);
}
