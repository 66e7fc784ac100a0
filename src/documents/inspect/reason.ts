import { compileTemplate, type ExplainedGroup } from '../../conditions/index.ts';
import type { Flag } from '../../schemas/flag.ts';
import type { CompiledNode } from '../compile.ts';
import type { CompiledFlag, Scope } from '../flag.ts';
import type { NodeState } from '../resolve.ts';

/** One of the four states of a node. */
export type StateName = keyof NodeState;

/** A name that was read, with what stood there. */
export interface Reading {
  readonly path: string;
  readonly value: unknown;
}

/** Why a state is as it is, down to the values that were compared. */
export type Reason =
  /** The document says nothing; or it says the plain answer. */
  | { readonly kind: 'default' | 'fixed' }
  /** The role may not read or change the field, or one that the rule hangs on. */
  | { readonly kind: 'right' }
  /** It is a field, and no form is around it to keep its value. */
  | { readonly kind: 'noForm' }
  /** Nobody is asked for what is not on the page, or for what cannot be changed. */
  | { readonly kind: 'whileHidden' | 'whileReadOnly' }
  /** A source that the rule reads has not answered. */
  | { readonly kind: 'pending' }
  /** The person took it away, or brought it in, by settings of her own. */
  | { readonly kind: 'choice' }
  /** The document leaves it to people to bring it in. */
  | { readonly kind: 'optional' }
  /** The form has no such field; the field's widget has no filter. */
  | { readonly kind: 'noField' | 'noFilter' }
  /** There are no records that it belongs to; none is chosen; none can be chosen. */
  | { readonly kind: 'noRecords' | 'noneChosen' | 'notSelectable' }
  /** The records are looked at another way. */
  | { readonly kind: 'otherView' }
  /** What stands around it decides; `by` is the JSON pointer of the node, absent where it is the page or the form. */
  | { readonly kind: 'parent'; readonly by?: string }
  | { readonly kind: 'rules'; readonly group: ExplainedGroup; readonly condition?: string }
  | { readonly kind: 'expression'; readonly text: string; readonly readings: readonly Reading[] }
  /** The value follows an expression, so that nobody types it. */
  | { readonly kind: 'computed'; readonly text: string; readonly readings: readonly Reading[] };

/** The reason that a rule of a node gives in a scope: each comparison, or the expression with what it read. */
export function reasonOfFlag(flag: Flag | undefined, compiled: CompiledFlag, scope: Scope): Reason {
  if (flag === undefined) return { kind: 'default' };
  if (typeof flag === 'boolean') return { kind: 'fixed' };
  if (typeof flag === 'string') return expressionReason('expression', flag, compiled.paths, scope);
  const group = compiled.explain?.(scope);
  // A condition that is missing or beyond the limits was reported; the safe side was taken.
  if (group === undefined) return { kind: 'fixed' };
  return 'condition' in flag ? { kind: 'rules', group, condition: flag.condition } : { kind: 'rules', group };
}

/** The reason of a computed value, and of nothing else. */
export function reasonOfValue(node: CompiledNode, scope: Scope): Reason | undefined {
  const { value } = node.source;
  if (value === undefined) return undefined;
  return expressionReason('computed', value, node.value?.paths ?? [], scope);
}

/** @param paths what the text's templates read; a scope holds something there, or nothing */
function expressionReason(
  kind: 'expression' | 'computed',
  text: string,
  paths: readonly string[],
  scope: Scope,
): Reason {
  const readings = paths.map((path) => ({
    path,
    value: compileTemplate(`{{ ${indexed(path)} }}`, { fallback: undefined }).evaluate(scope),
  }));
  return { kind, text, readings };
}

/** `items.0.name` as an expression reads it: `items[0].name`. */
const indexed = (path: string): string => path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
