import type { Condition } from '../../schemas/condition.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Report } from '../finding.ts';
import { conditionFinding } from '../findings.ts';
import { pointer } from '../../schemas/pointer.ts';
import { isPlainObject } from '../path.ts';
import { countPlaceholders } from '../template/limits.ts';
import { toText } from '../values/text.ts';
import { ConditionError } from './error.ts';

/** Deepest nesting of a condition tree; the tree itself is the first level. */
export const TREE_DEPTH = 64;
/** Most leaves of a rule set, each counted as often as it is named. */
export const LEAVES = 10_000;

/** A rule set as one tree, whatever its `testRule`: what compiling, explaining and SQL start from. */
export type Arranged =
  | { readonly kind: 'union'; readonly union: 'AND' | 'OR'; readonly list: readonly Arranged[] }
  | { readonly kind: 'leaf'; readonly condition: Partial<Condition>; readonly path: string }
  /** Decided already: true for nothing to judge, false for what cannot be judged. */
  | { readonly kind: 'verdict'; readonly verdict: boolean };

const TRUE: Arranged = { kind: 'verdict', verdict: true };
const FALSE: Arranged = { kind: 'verdict', verdict: false };

/**
 * Arranges a rule set, which may be anything that a document holds.
 *
 * Nothing to judge is true: an absent rule set, an empty `conditionList`, for `custom` an empty or absent tree. A
 * nested tree with an empty list counts as true under AND and is left out under OR; an OR of nothing at all is
 * true. What cannot be judged (an id that names no condition, an unknown rule) is false and reported.
 *
 * @throws ConditionError beyond 64 levels, 10,000 leaves or 200 placeholders
 */
export function arrange(ruleSet: unknown, report?: Report): Arranged {
  if (ruleSet === null || ruleSet === undefined) return TRUE;
  if (!isPlainObject(ruleSet)) return broken(report, conditionFinding('CONDITION_SHAPE', ''));
  const conditions = listOf(ruleSet.conditionList);
  if (!conditions) return broken(report, conditionFinding('CONDITION_SHAPE', '/conditionList'));
  const { testRule } = ruleSet;
  if (testRule === 'custom') {
    const { conditionTree } = ruleSet;
    if (conditionTree === null || conditionTree === undefined) return TRUE;
    return arrangeTree(conditionTree, '/conditionTree', 1, walkOf(conditions, report));
  }
  if (conditions.length === 0) return TRUE;
  if (testRule !== 'every' && testRule !== 'some' && testRule !== undefined) {
    return broken(report, conditionFinding('CONDITION_RULE', '/testRule', { rule: toText(testRule) }));
  }
  const walk = walkOf(conditions, report);
  const list = conditions.map((condition, index) =>
    arrangeLeaf(condition, pointer('/conditionList', index), walk),
  );
  return { kind: 'union', union: testRule === 'some' ? 'OR' : 'AND', list };
}

/** Most placeholders in the values of a rule set, counted as often as their leaf is named. */
export const MOST_PLACEHOLDERS = 200;

interface Walk {
  readonly byId: ReadonlyMap<string, { condition: unknown; path: string }>;
  readonly report: Report | undefined;
  leaves: number;
  placeholders: number;
}

function walkOf(conditions: readonly unknown[], report: Report | undefined): Walk {
  const byId = new Map<string, { condition: unknown; path: string }>();
  conditions.forEach((condition, index) => {
    if (!isPlainObject(condition) || typeof condition.id !== 'string' || byId.has(condition.id)) return;
    byId.set(condition.id, { condition, path: pointer('/conditionList', index) });
  });
  return { byId, report, leaves: 0, placeholders: 0 };
}

function arrangeTree(tree: unknown, path: string, depth: number, walk: Walk): Arranged {
  if (depth > TREE_DEPTH) {
    throw new ConditionError('CONDITION_TOO_DEEP', TREE_DEPTH);
  }
  if (!isPlainObject(tree)) return broken(walk.report, conditionFinding('CONDITION_SHAPE', path));
  const { union } = tree;
  if (union !== 'AND' && union !== 'OR') {
    return broken(walk.report, conditionFinding('CONDITION_UNION', pointer(path, 'union')));
  }
  const elements = listOf(tree.list);
  if (!elements) return broken(walk.report, conditionFinding('CONDITION_SHAPE', pointer(path, 'list')));
  const members = elements.map((member, index) => ({
    member,
    path: pointer(pointer(path, 'list'), index),
  }));
  const list = members
    .filter(({ member }) => !isEmptyTree(member))
    .map(({ member, path: at }) => arrangeMember(member, at, depth, walk));
  return list.length === 0 ? TRUE : { kind: 'union', union, list };
}

function arrangeMember(member: unknown, path: string, depth: number, walk: Walk): Arranged {
  if (typeof member === 'string') {
    const named = walk.byId.get(member);
    if (named !== undefined) return arrangeLeaf(named.condition, named.path, walk);
    return broken(walk.report, conditionFinding('CONDITION_ID', path, { id: member }));
  }
  return isTree(member) ? arrangeTree(member, path, depth + 1, walk) : arrangeLeaf(member, path, walk);
}

function arrangeLeaf(condition: unknown, path: string, walk: Walk): Arranged {
  walk.leaves += 1;
  if (walk.leaves > LEAVES) {
    throw new ConditionError('CONDITION_TOO_LARGE', LEAVES);
  }
  if (!isPlainObject(condition)) return broken(walk.report, conditionFinding('CONDITION_SHAPE', path));
  countTemplates(condition.value, walk);
  return { kind: 'leaf', condition, path };
}

/** Counts before anything is compiled: each of them is an expression to parse. */
function countTemplates(value: unknown, walk: Walk): void {
  walk.placeholders += countPlaceholders(value, MOST_PLACEHOLDERS);
  if (walk.placeholders <= MOST_PLACEHOLDERS) return;
  throw new ConditionError('CONDITION_TOO_LARGE.templates', MOST_PLACEHOLDERS);
}

const isTree = (member: unknown): member is Record<string, unknown> =>
  isPlainObject(member) && ('list' in member || 'union' in member);

/** An empty group is neutral wherever it stands within another. */
const isEmptyTree = (member: unknown): boolean => isTree(member) && listOf(member.list)?.length === 0;

/** Nothing said is an empty list; undefined for what is none. */
function listOf(value: unknown): readonly unknown[] | undefined {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : undefined;
}

function broken(report: Report | undefined, finding: Finding): Arranged {
  report?.(finding);
  return FALSE;
}
