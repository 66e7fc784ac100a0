import type { ScriptNode } from './parseScript.ts';

/** A question whether a value holds another. */
export interface Membership {
  readonly of: ScriptNode;
  readonly part: ScriptNode;
  /** false: it asks whether it does not. */
  readonly there: boolean;
}

/** `a.includes(b)`, `a.indexOf(b) > -1` and their kin; undefined for anything else. */
export function membershipOf(node: ScriptNode): Membership | undefined {
  if (node.kind === 'call') return asked(node, 'includes', true);
  if (node.kind !== 'binary' || node.left.kind !== 'call') return undefined;
  const than = `${node.operator} ${String(numberOf(node.right))}`;
  if (['> -1', '>= 0', '!== -1', '!= -1'].includes(than)) return asked(node.left, 'indexOf', true);
  return ['=== -1', '== -1', '< 0'].includes(than) ? asked(node.left, 'indexOf', false) : undefined;
}

function asked(
  { callee, args }: Extract<ScriptNode, { kind: 'call' }>,
  method: string,
  there: boolean,
): Membership | undefined {
  const [part] = args;
  if (callee.kind !== 'member' || callee.key !== method || part === undefined || args.length > 1)
    return undefined;
  return { of: callee.of, part, there };
}

/** The number that is written, also one below zero; undefined where none is. */
export function numberOf(node: ScriptNode): number | undefined {
  if (node.kind === 'unary' && node.operator === '-') {
    const value = numberOf(node.operand);
    return value === undefined ? undefined : -value;
  }
  return node.kind === 'literal' && typeof node.value === 'number' ? node.value : undefined;
}
