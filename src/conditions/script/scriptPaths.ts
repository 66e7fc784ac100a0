import type { ScriptNode } from './parseScript.ts';

/** A name in an expression with what is read of it, and where each of these stands. */
export interface ScriptPath {
  readonly names: readonly string[];
  /** By the places of `names`; undefined where one is not written as it is called. */
  readonly at: readonly (number | undefined)[];
}

/** The paths that an expression reads: `vars.kind`, `sources['list']`; of a computed way what stands before it. */
export function scriptPaths(node: ScriptNode): readonly ScriptPath[] {
  const path = pathOf(node);
  if (path) return [path];
  return inside(node).flatMap(scriptPaths);
}

function pathOf(node: ScriptNode): ScriptPath | undefined {
  if (node.kind === 'name') return { names: [node.name], at: [node.at] };
  const before = node.kind === 'member' ? pathOf(node.of) : undefined;
  return node.kind === 'member' && before
    ? { names: [...before.names, node.key], at: [...before.at, node.at] }
    : undefined;
}

function inside(node: ScriptNode): readonly ScriptNode[] {
  switch (node.kind) {
    case 'member':
      return [node.of];
    case 'element':
      return [node.of, node.index];
    case 'list':
      return node.items;
    case 'unary':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'choice':
      return [node.test, node.yes, node.no];
    case 'call':
      return [node.callee, ...node.args];
    default:
      return [];
  }
}
