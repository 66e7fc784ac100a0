import type { Condition } from '../../schemas/condition.ts';
import { TREE_DEPTH } from '../condition/arrange.ts';
import { pointer } from '../../schemas/pointer.ts';
import { isPlainObject } from '../path.ts';

/** A comparison with the JSON pointer of where it stands in its rule set. */
export interface LeafAt {
  readonly condition: Partial<Condition>;
  readonly path: string;
}

/** Every comparison of a rule set: the list's, and those written into the tree. */
export function* leavesOf(ruleSet: unknown): Generator<LeafAt> {
  if (!isPlainObject(ruleSet)) return;
  if (Array.isArray(ruleSet.conditionList)) {
    for (const [index, condition] of ruleSet.conditionList.entries()) {
      if (isPlainObject(condition)) yield { condition, path: pointer('/conditionList', index) };
    }
  }
  if (ruleSet.testRule === 'custom') yield* treeLeaves(ruleSet.conditionTree, '/conditionTree', 0);
}

function* treeLeaves(tree: unknown, path: string, depth: number): Generator<LeafAt> {
  // Deeper trees are refused by the compiler already.
  if (depth > TREE_DEPTH || !isPlainObject(tree) || !Array.isArray(tree.list)) return;
  for (const [index, member] of tree.list.entries()) {
    const at = pointer(pointer(path, 'list'), index);
    if (!isPlainObject(member)) continue;
    if ('union' in member) yield* treeLeaves(member, at, depth + 1);
    else yield { condition: member, path: at };
  }
}

/** The ids that a condition tree names. */
export function* namesIn(tree: unknown, depth: number): Generator<string> {
  if (depth > TREE_DEPTH || !isPlainObject(tree) || !Array.isArray(tree.list)) return;
  for (const member of tree.list) {
    if (typeof member === 'string') yield member;
    else yield* namesIn(member, depth + 1);
  }
}
