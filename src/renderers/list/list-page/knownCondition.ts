import type { Condition, ConditionTree, RuleSet } from '../../../schemas/condition.ts';

/** A condition as far as its fields are there, and the keys of what was left out. */
export interface KnownCondition {
  readonly kept: RuleSet | undefined;
  readonly unknown: readonly string[];
}

/**
 * Leaves out of a condition what compares fields that are not there for the reader, so that a link or a saved view of
 * other days, or another's, opens with the rest. A group that holds nothing any more goes with it.
 */
export function knownCondition(
  condition: RuleSet | undefined,
  knows: (bindKey: string) => boolean,
): KnownCondition {
  if (!condition) return { kept: undefined, unknown: [] };
  const { testRule, conditionList, conditionTree } = condition;
  const unknown = new Set<string>();
  const isKnown = ({ bindKey }: Condition): boolean => {
    const known = knows(bindKey);
    if (!known) unknown.add(bindKey);
    return known;
  };
  const list = conditionList.filter(isKnown);
  const lost = new Set(conditionList.filter((each) => !list.includes(each)).flatMap(({ id }) => id ?? []));
  const inTree = (tree: ConditionTree): ConditionTree => ({
    ...tree,
    list: tree.list.flatMap((item): ConditionTree['list'] => {
      if (typeof item === 'string') return lost.has(item) ? [] : [item];
      if (!('union' in item)) return isKnown(item) ? [item] : [];
      const inside = inTree(item);
      return inside.list.length === 0 && item.list.length > 0 ? [] : [inside];
    }),
  });
  const tree = conditionTree && inTree(conditionTree);
  const isEmpty = (tree?.list ?? list).length === 0;
  const kept = { testRule, conditionList: list, ...(tree ? { conditionTree: tree } : {}) };
  return { kept: isEmpty && unknown.size > 0 ? undefined : kept, unknown: [...unknown] };
}
