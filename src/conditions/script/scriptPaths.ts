import type { FunctionTable } from '../functions/entry.ts';
import type { ScriptNode } from './parseScript.ts';

/** A step of what an expression reads. */
interface ScriptStep {
  /** Its name, of an element its number; undefined where it is computed. */
  readonly key: string | undefined;
  /** Where the name stands in the source; undefined where it is not written as it is called. */
  readonly at?: number | undefined;
}

/** A name in an expression with what is read of it. */
export type ScriptPath = readonly ScriptStep[];

/**
 * The paths that an expression reads: `vars.kind`, `sources['list']`, `rows[0].price`, and `rows[…].price` for
 * `pluck(rows, 'price')`.
 * @param functions those that expressions may call: of a list they read the member that their parameter `key` names
 */
export function scriptPaths(node: ScriptNode, functions: FunctionTable): readonly ScriptPath[] {
  const path = pathOf(node);
  const paths = (path ? indexesIn(node) : inside(node)).flatMap((each) => scriptPaths(each, functions));
  const ofMember = node.kind === 'call' ? memberPath(node, functions) : undefined;
  return [path, ofMember, ...paths].filter((each) => each !== undefined);
}

function pathOf(node: ScriptNode): ScriptPath | undefined {
  switch (node.kind) {
    case 'name':
      return [{ key: node.name, at: node.at }];
    case 'member': {
      const before = pathOf(node.of);
      return before && [...before, { key: node.key, at: node.at }];
    }
    case 'element': {
      const before = pathOf(node.of);
      const index = node.index.kind === 'literal' ? String(node.index.value) : undefined;
      return before && [...before, { key: index }];
    }
    default:
      return undefined;
  }
}

/** The member of all elements of a list that a function is told by its name. */
function memberPath(
  { callee, args }: Extract<ScriptNode, { kind: 'call' }>,
  functions: FunctionTable,
): ScriptPath | undefined {
  const [list, key] = args;
  const called = callee.kind === 'name' ? functions[callee.name] : undefined;
  if (called?.parameters[1]?.name !== 'key') return undefined;
  const path = list && pathOf(list);
  if (!path || key?.kind !== 'literal' || typeof key.value !== 'string') return undefined;
  return [...path, { key: undefined }, { key: key.value, at: key.at }];
}

/** What is computed on the way of a path. */
function indexesIn(node: ScriptNode): readonly ScriptNode[] {
  if (node.kind === 'member') return indexesIn(node.of);
  return node.kind === 'element' ? [...indexesIn(node.of), node.index] : [];
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
