import { load } from '../load.ts';
import type { Contender } from '../suite.ts';
import { isTree, type Leaf, type Row, rowAt, type Tree, treeOf } from './conditionTrees.ts';

type Test = (row: Row) => unknown;

const peer = (name: string, compile: (tree: Tree) => Test, isAsync = false): Contender => ({
  name,
  role: 'peer',
  isAsync,
  prepare: (caseName) => {
    const test = compile(treeOf(caseName));
    return (index) => test(rowAt(index));
  },
});

/** Rewrites a tree in an engine's own words. */
const rewrite = <T>(
  node: Leaf | Tree,
  leaf: (leaf: Leaf) => T,
  join: (union: Tree['union'], list: T[]) => T,
): T =>
  isTree(node)
    ? join(
        node.union,
        node.list.map((each) => rewrite(each, leaf, join)),
      )
    : leaf(node);

const mongo = (tree: Tree): unknown => {
  const operators = {
    equal: '$eq',
    notEqual: '$ne',
    greater: '$gt',
    lessEqual: '$lte',
    in: '$in',
    after: '$gt',
  };
  return rewrite<unknown>(
    tree,
    ({ field, operator, value }) => ({ [field]: { [operators[operator]]: value } }),
    (union, list) => ({ [union === 'AND' ? '$and' : '$or']: list }),
  );
};

const jsonLogic = (tree: Tree): unknown => {
  const operators = { equal: '===', notEqual: '!==', greater: '>', lessEqual: '<=', in: 'in', after: '>' };
  return rewrite<unknown>(
    tree,
    ({ field, operator, value }) => ({ [operators[operator]]: [{ var: field }, value] }),
    (union, list) => ({ [union === 'AND' ? 'and' : 'or']: list }),
  );
};

const amis = (tree: Tree): unknown => {
  const operators = {
    equal: 'equal',
    notEqual: 'not_equal',
    greater: 'greater',
    lessEqual: 'less_or_equal',
    in: 'select_any_in',
    after: 'greater',
  };
  return rewrite<unknown>(
    tree,
    ({ field, operator, value }) => ({
      left: { type: operator === 'after' ? 'datetime' : 'field', field },
      op: operators[operator],
      right: value,
    }),
    (union, children) => ({ conjunction: union === 'AND' ? 'and' : 'or', children }),
  );
};

const rulesEngine = (tree: Tree): unknown => {
  const operators = {
    equal: 'equal',
    notEqual: 'notEqual',
    greater: 'greaterThan',
    lessEqual: 'lessThanInclusive',
    in: 'in',
    after: 'isAfter',
  };
  return rewrite<unknown>(
    tree,
    ({ field, operator, value }) => ({ fact: field, operator: operators[operator], value }),
    (union, list) => ({ [union === 'AND' ? 'all' : 'any']: list }),
  );
};

interface RulesEngine {
  addOperator: (name: string, test: (a: string, b: string) => boolean) => void;
  addRule: (rule: unknown) => void;
  run: (facts: Row) => Promise<{ events: unknown[] }>;
}

export function conditionPeers(): readonly Contender[] {
  return [
    peer('sift 17.1', (tree) => load<(query: unknown) => Test>('sift')(mongo(tree))),
    peer('mingo 7.2', (tree) => {
      const { Query } = load<{ Query: new (query: unknown) => { test: (row: Row) => boolean } }>('mingo');
      const query = new Query(mongo(tree));
      return (row) => query.test(row);
    }),
    peer('json-logic-js 2.0.5', (tree) => {
      const { apply } = load<{ apply: (rule: unknown, row: Row) => unknown }>('json-logic-js');
      const rule = jsonLogic(tree);
      return (row) => apply(rule, row);
    }),
    peer('amis-core 6.13 resolveCondition', (tree) => {
      const { resolveCondition } = load<{ resolveCondition: (rule: unknown, row: Row) => boolean }>(
        'amis-core/lib/utils/resolveCondition',
      );
      const rule = amis(tree);
      return (row) => resolveCondition(rule, row);
    }),
    peer(
      'json-rules-engine 7.3 (asynchronous)',
      (tree) => {
        const { Engine } = load<{ Engine: new () => RulesEngine }>('json-rules-engine');
        const engine = new Engine();
        engine.addOperator('isAfter', (a, b) => a > b);
        engine.addRule({ conditions: rulesEngine(tree), event: { type: 'holds' } });
        return async (row) => (await engine.run(row)).events.length > 0;
      },
      true,
    ),
  ];
}
