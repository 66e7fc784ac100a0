import type { Condition, DataType, RuleSet } from '../../schemas/condition.ts';
import type { Finding } from '../../schemas/finding.ts';
import { TREE_DEPTH } from '../condition/arrange.ts';
import { compile } from '../condition/compile.ts';
import { pointer } from '../../schemas/pointer.ts';
import { findOperator } from '../operators/operatorsByType.ts';
import { unaryOperators } from '../operators/operatorTexts.ts';
import { isPlainObject } from '../path.ts';
import { remark } from './findings.ts';
import type { LeafAt } from './leaves.ts';
import { witnesses } from './witnesses.ts';

/** More comparisons of one value are not tried together. */
const MOST = 20;

/**
 * Comparisons of one value that nothing fulfils together. Which values could is a matter of few: those that are written,
 * and one from each gap between them. Each is tried by the engine itself, so that the check knows no second semantics.
 */
export function* contradictions(ruleSet: Record<string, unknown>): Generator<Finding> {
  for (const joined of conjunctions(ruleSet)) {
    const groups = new Map<string, Literal[]>();
    for (const leaf of joined.flatMap(asLiteral)) {
      const key = `${leaf.condition.type} ${leaf.condition.bindKey}`;
      groups.set(key, [...(groups.get(key) ?? []), leaf]);
    }
    for (const group of groups.values()) {
      const last = group.slice(0, MOST).find((_, at) => at > 0 && isNever(group.slice(0, at + 1)));
      if (last)
        yield { ...remark('UNREACHABLE.contradiction', { key: last.condition.bindKey }), path: last.path };
    }
  }
}

interface Literal {
  readonly condition: Condition;
  readonly path: string;
}

/** Comparisons that all have to hold. */
function* conjunctions({ testRule, conditionList, conditionTree }: Partial<Record<keyof RuleSet, unknown>>) {
  const list: readonly unknown[] = Array.isArray(conditionList) ? conditionList : [];
  const leaves = list.map((condition, at) => ({ condition, path: pointer('/conditionList', at) }));
  if (testRule === 'every') yield leaves.filter(isLeaf);
  if (testRule === 'custom') yield* inTree(conditionTree, leaves.filter(isLeaf), '/conditionTree', 0);
}

const isLeaf = (leaf: { condition: unknown; path: string }): leaf is LeafAt => isPlainObject(leaf.condition);

function* inTree(
  tree: unknown,
  named: readonly LeafAt[],
  path: string,
  depth: number,
): Generator<readonly LeafAt[]> {
  if (depth > TREE_DEPTH || !isPlainObject(tree) || !Array.isArray(tree.list)) return;
  const members = (tree.list as unknown[]).map((condition, at) => ({
    condition,
    path: pointer(`${path}/list`, at),
  }));
  for (const member of members) yield* inTree(member.condition, named, member.path, depth + 1);
  if (tree.union !== 'AND') return;
  yield members.flatMap((member) => {
    const { condition } = member;
    if (typeof condition === 'string')
      return named.filter(({ condition: { id } }) => id === condition).slice(0, 1);
    return isLeaf(member) && !('union' in member.condition) ? [member] : [];
  });
}

/** A comparison whose operator is there, and whose value is known before anything runs. */
function asLiteral({ condition, path }: LeafAt): readonly Literal[] {
  const { bindKey, type, judgeType, value } = condition;
  if (typeof bindKey !== 'string' || type === undefined || judgeType === undefined) return [];
  if (!findOperator(type, judgeType)) return [];
  if (!unaryOperators.has(judgeType) && !isPlain(value)) return [];
  return [{ condition: { bindKey, type, judgeType, value }, path }];
}

const isPlain = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((each) => !Array.isArray(each) && isPlain(each))
    : typeof value === 'number' ||
      typeof value === 'boolean' ||
      (typeof value === 'string' && !value.includes('{{'));

function isNever(leaves: readonly Literal[]): boolean {
  const conditions = leaves.map(({ condition }) => ({ ...condition, bindKey: 'value' }));
  const type: DataType = conditions[0]?.type ?? 'text';
  const tried = witnesses(type, conditions);
  if (tried === undefined) return false;
  const { test } = compile({ testRule: 'every', conditionList: conditions });
  return !tried.some((value) => test({ value }));
}
