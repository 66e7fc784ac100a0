import type { Contender } from '../suite.ts';
import { isTree, type Leaf, type Row, rowAt, type Tree, treeOf } from './conditionTrees.ts';

type Test = (row: Row) => boolean;
/** The tree as nested closures, constants read before, without conversions. */
function closures(node: Leaf | Tree): Test {
  if (!isTree(node)) return leafClosure(node);
  const tests = node.list.map(closures);
  if (node.union === 'AND') {
    return (row) => {
      for (const test of tests) if (!test(row)) return false;
      return true;
    };
  }
  return (row) => {
    for (const test of tests) if (test(row)) return true;
    return false;
  };
}

function leafClosure({ field, operator, value }: Leaf): Test {
  switch (operator) {
    case 'equal':
      return (row) => row[field] === value;
    case 'notEqual':
      return (row) => row[field] !== value;
    case 'greater':
      return (row) => (row[field] as number) > (value as number);
    case 'lessEqual':
      return (row) => (row[field] as number) <= (value as number);
    case 'in': {
      const set = new Set<unknown>(value as readonly string[]);
      return (row) => set.has(row[field]);
    }
    case 'after': {
      const time = Date.parse(value as string);
      return (row) => Date.parse(row[field] as string) > time;
    }
  }
}

/** The tree walked anew each time. */
function interpret(node: Leaf | Tree, row: Row): boolean {
  if (isTree(node)) {
    return node.union === 'AND'
      ? node.list.every((each) => interpret(each, row))
      : node.list.some((each) => interpret(each, row));
  }
  const actual = row[node.field];
  switch (node.operator) {
    case 'equal':
      return actual === node.value;
    case 'notEqual':
      return actual !== node.value;
    case 'greater':
      return (actual as number) > (node.value as number);
    case 'lessEqual':
      return (actual as number) <= (node.value as number);
    case 'in':
      return (node.value as readonly string[]).includes(actual as string);
    case 'after':
      return Date.parse(actual as string) > Date.parse(node.value as string);
  }
}

const contender = (name: string, role: Contender['role'], compile: (tree: Tree) => Test): Contender => ({
  name,
  role,
  prepare: (caseName) => {
    const test = compile(treeOf(caseName));
    return (index) => test(rowAt(index));
  },
});

export const conditionLimits: readonly Contender[] = [
  contender('compiled closures', 'limit', closures),
  contender('naive interpreter', 'bound', (tree) => (row) => interpret(tree, row)),
];
