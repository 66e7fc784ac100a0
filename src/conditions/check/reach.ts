import type { Finding } from '../../schemas/finding.ts';
import { pointer } from '../../schemas/pointer.ts';
import { isPlainObject } from '../path.ts';
import { contradictions } from './contradiction.ts';
import { remark } from './findings.ts';
import { namesIn } from './leaves.ts';

/** What of a rule set can never come to matter: comparisons that exclude each other, and those that nobody asks. */
export function* unreachable(ruleSet: unknown): Generator<Finding> {
  if (!isPlainObject(ruleSet)) return;
  yield* contradictions(ruleSet);
  yield* unused(ruleSet);
}

function* unused(ruleSet: Record<string, unknown>): Generator<Finding> {
  if (ruleSet.testRule !== 'custom' || !Array.isArray(ruleSet.conditionList)) return;
  if (isPlainObject(ruleSet.conditionTree)) yield* unnamed(ruleSet.conditionList, ruleSet.conditionTree);
  else if (ruleSet.conditionList.length > 0) {
    const title = { zhCN: '改为“every”', enUS: 'Write "every"' };
    yield {
      ...remark('CONDITION_TREE', {}),
      path: '/testRule',
      fix: { path: '/testRule', value: 'every', title },
    };
  }
}

function* unnamed(list: readonly unknown[], tree: unknown): Generator<Finding> {
  const used = new Set(namesIn(tree, 0));
  for (const [index, leaf] of list.entries()) {
    if (!isPlainObject(leaf) || typeof leaf.id !== 'string' || used.has(leaf.id)) continue;
    yield { ...remark('UNUSED_CONDITION', { id: leaf.id }), path: pointer('/conditionList', index) };
  }
}
