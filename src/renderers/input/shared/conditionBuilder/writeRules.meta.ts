import type { Condition, ConditionTree, RuleSet } from '../../../../schemas/condition.ts';
import {
  leavesOut,
  OPERATORS,
  PARTS,
  type GroupRule,
  type LeafRule,
  type RangeRule,
  type Rule,
} from './rules.meta.ts';

/** The comparisons that a range is made of. */
function rangeParts({ id, bindKey, type, from, to }: RangeRule): Condition[] {
  const values = [from, to, undefined];
  return PARTS.map((part, index) => ({
    id: `${id}-${part}`,
    bindKey,
    type,
    judgeType: OPERATORS[index] ?? 'notEmpty',
    ...(values[index] === undefined ? {} : { value: values[index] }),
  }));
}

/** The two comparisons of one that leaves empty ones out. */
function filledParts({ id, condition }: LeafRule): Condition[] {
  const { bindKey, type } = condition;
  return [
    { id: `${id}-is`, ...condition },
    { id: `${id}-filled`, bindKey, type, judgeType: 'notEmpty' },
  ];
}

/** The rule set of a tree, flat where it has one level; undefined for a tree without rules. */
export function writeRules(root: GroupRule): RuleSet | undefined {
  if (root.items.length === 0) return undefined;
  const conditionList: Condition[] = [];
  const write = (rule: Rule): string | ConditionTree => {
    if (rule.kind === 'lost') return rule.ref;
    if (rule.kind === 'group') return { union: rule.union, list: rule.items.map(write) };
    if (rule.kind === 'leaf' && !(rule.filled && leavesOut(rule.condition))) {
      conditionList.push({ id: rule.id, ...rule.condition });
      return rule.id;
    }
    const parts = rule.kind === 'leaf' ? filledParts(rule) : rangeParts(rule);
    conditionList.push(...parts);
    return { union: 'AND', list: parts.flatMap(({ id }) => id ?? []) };
  };
  const list = root.items.map(write);
  if (list.every((item) => typeof item === 'string') && root.items.every(({ kind }) => kind === 'leaf')) {
    return { testRule: root.union === 'OR' ? 'some' : 'every', conditionList };
  }
  return { testRule: 'custom', conditionList, conditionTree: { union: root.union, list } };
}
