import type { Finding } from '../../schemas/finding.ts';
import { pointer } from '../finding.ts';
import { isPlainObject } from '../path.ts';
import { remarks } from './findings.ts';
import { namesIn } from './leaves.ts';

/** What of a rule set can never come to matter: comparisons that exclude each other, and those that nobody asks. */
export function* unreachable(ruleSet: unknown): Generator<Finding> {
  if (!isPlainObject(ruleSet)) return;
  yield* contradictions(ruleSet);
  yield* unused(ruleSet);
}

/** Two literals that one value would have to equal at once. */
function* contradictions(ruleSet: Record<string, unknown>): Generator<Finding> {
  if (ruleSet.testRule !== 'every' || !Array.isArray(ruleSet.conditionList)) return;
  const seen = new Map<string, unknown>();
  for (const [index, leaf] of ruleSet.conditionList.entries()) {
    if (!isPlainObject(leaf) || leaf.judgeType !== 'equal' || typeof leaf.bindKey !== 'string') continue;
    const { bindKey, value } = leaf;
    const literal = typeof value === 'number' || (typeof value === 'string' && !value.includes('{{'));
    if (!literal) continue;
    if (seen.has(bindKey) && String(seen.get(bindKey)) !== String(value)) {
      yield { ...remarks.contradiction(bindKey), path: pointer('/conditionList', index) };
    }
    seen.set(bindKey, value);
  }
}

function* unused(ruleSet: Record<string, unknown>): Generator<Finding> {
  if (ruleSet.testRule !== 'custom' || !Array.isArray(ruleSet.conditionList)) return;
  if (isPlainObject(ruleSet.conditionTree)) yield* unnamed(ruleSet.conditionList, ruleSet.conditionTree);
  else if (ruleSet.conditionList.length > 0) {
    const title = { zhCN: '改为“every”', enUS: 'Write "every"' };
    yield {
      ...remarks.treeless(),
      path: '/testRule',
      fix: { path: '/testRule', value: 'every', title },
    };
  }
}

function* unnamed(list: readonly unknown[], tree: unknown): Generator<Finding> {
  const used = new Set(namesIn(tree, 0));
  for (const [index, leaf] of list.entries()) {
    if (!isPlainObject(leaf) || typeof leaf.id !== 'string' || used.has(leaf.id)) continue;
    yield { ...remarks.unused(leaf.id), path: pointer('/conditionList', index) };
  }
}
