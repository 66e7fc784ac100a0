import type { Condition, ConditionTree, RuleSet } from '../../../src/schemas/condition.ts';

/** One comparison, in a form that every engine is given in its own words. */
export interface Leaf {
  readonly field: 'status' | 'score' | 'level' | 'city' | 'createdAt';
  readonly operator: 'equal' | 'notEqual' | 'greater' | 'lessEqual' | 'in' | 'after';
  readonly value: string | number | readonly string[];
}
export interface Tree {
  readonly union: 'AND' | 'OR';
  readonly list: readonly (Leaf | Tree)[];
}
export const isTree = (node: Leaf | Tree): node is Tree => 'union' in node;

export type Row = Readonly<Record<Leaf['field'], string | number>>;

/** Sixteen rows in turn; half of them satisfy the last leaf, which decides. */
export const rows: readonly Row[] = Array.from({ length: 16 }, (_, index) => ({
  status: 'open',
  score: 60 + index,
  level: index % 2,
  city: ['nanjing', 'suzhou', 'wuxi'][index % 3] ?? '',
  createdAt: `2024-03-${String(10 + index)}T08:00:00.000Z`,
}));

/* True for every row, so that AND goes on; and false for every row, so that OR does. */
const holding: readonly Leaf[] = [
  { field: 'status', operator: 'equal', value: 'open' },
  { field: 'score', operator: 'greater', value: 50 },
  { field: 'city', operator: 'in', value: ['nanjing', 'suzhou', 'wuxi'] },
  { field: 'level', operator: 'lessEqual', value: 1 },
  { field: 'status', operator: 'notEqual', value: 'closed' },
];
const failing: readonly Leaf[] = [
  { field: 'status', operator: 'equal', value: 'closed' },
  { field: 'score', operator: 'greater', value: 100 },
  { field: 'city', operator: 'in', value: ['beijing', 'shanghai'] },
];
const deciding: Leaf = { field: 'level', operator: 'greater', value: 0 };
const times: readonly Leaf[] = [
  { field: 'createdAt', operator: 'after', value: '2024-01-01T00:00:00.000Z' },
  { field: 'createdAt', operator: 'after', value: '2023-01-01T00:00:00.000Z' },
];

const cycle = (leaves: readonly Leaf[], index: number): Leaf => leaves[index % leaves.length] ?? deciding;

/** A tree of `size` leaves: groups of AND, and of OR of which only the last leaf holds. */
function build(size: number, extra: readonly Leaf[] = []): Tree {
  const list: (Leaf | Tree)[] = [...extra];
  let left = size - 1 - extra.length;
  for (let group = 0; left > 0; group += 1) {
    const count = Math.min(left, 3);
    const members = Array.from({ length: count }, (_, index) =>
      group % 2 === 0 || index === count - 1 ? cycle(holding, group + index) : cycle(failing, group + index),
    );
    list.push({ union: group % 2 === 0 ? 'AND' : 'OR', list: members });
    left -= count;
  }
  return { union: 'AND', list: [...list, deciding] };
}

const trees: Readonly<Record<string, Tree>> = {
  '3 leaves': build(3),
  '10 leaves': build(10),
  '50 leaves': build(50),
  '10 leaves, 2 of them times': build(10, times),
};

export const caseNames = Object.keys(trees);

export function treeOf(caseName: string): Tree {
  const tree = trees[caseName];
  if (tree === undefined) throw new Error(`There is no case called ${caseName}`);
  return tree;
}

const numbers = { greater: 'greater', lessEqual: 'lessEqual' } as const;
const texts = { equal: 'equal', notEqual: 'notEqual', in: 'inArray' } as const;

function condition({ field, operator, value }: Leaf): Condition {
  if (operator === 'after') return { bindKey: field, type: 'time', judgeType: 'greater', value };
  if (operator === 'greater' || operator === 'lessEqual') {
    return { bindKey: field, type: 'number', judgeType: numbers[operator], value };
  }
  return { bindKey: field, type: 'text', judgeType: texts[operator], value };
}

const conditionTree = ({ union, list }: Tree): ConditionTree => ({
  union,
  list: list.map((each) => (isTree(each) ? conditionTree(each) : condition(each))),
});

/** The tree in the product's own words. */
export const atriumRules = (tree: Tree): RuleSet => ({
  testRule: 'custom',
  conditionList: [],
  conditionTree: conditionTree(tree),
});

export function rowAt(index: number): Row {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`There is no row ${String(index)}`);
  return row;
}
