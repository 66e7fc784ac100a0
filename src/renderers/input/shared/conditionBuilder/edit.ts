import { emptyRules, freshId, idsOf, type GroupRule, type Rule } from './rules.meta.ts';

// Changes of a rule tree. Each gives a new tree, in which every id is still there once; what is not found changes
// nothing.

/** Every rule of a tree but its root, in the order in which they are read. */
export const allRules = (group: GroupRule): Rule[] =>
  group.items.flatMap((rule) => [rule, ...(rule.kind === 'group' ? allRules(rule) : [])]);

const PREFIX = { leaf: 'c', range: 'c', lost: 'lost', group: 'g' } as const;

/** A copy of a rule whose ids nothing in the tree has. */
function renamed(rule: Rule, taken: Set<string>): Rule {
  const id = freshId(PREFIX[rule.kind], taken);
  for (const one of idsOf(id)) taken.add(one);
  if (rule.kind !== 'group') return { ...rule, id };
  return { ...rule, id, items: rule.items.map((item) => renamed(item, taken)) };
}

/** Whether a rule may be written as several comparisons. */
const hasParts = (rule: Rule): boolean =>
  rule.kind === 'range' || (rule.kind === 'leaf' && rule.filled === true);

/** Ids that may not be given again: those of the tree, of the parts of rules, and those of lost conditions. */
const takenIds = (root: GroupRule): Set<string> =>
  new Set([
    emptyRules.id,
    ...allRules(root).flatMap((rule) => [
      rule.id,
      ...(rule.kind === 'lost' ? [rule.ref] : []),
      ...(hasParts(rule) ? idsOf(rule.id) : []),
    ]),
  ]);

const eachGroup = (
  group: GroupRule,
  change: (items: readonly Rule[], id: string) => readonly Rule[],
): GroupRule => ({
  ...group,
  items: change(
    group.items.map((rule) => (rule.kind === 'group' ? eachGroup(rule, change) : rule)),
    group.id,
  ),
});

/** Puts a rule at the end of a group. @returns the tree, and the id that the rule was given */
export function addRule(root: GroupRule, groupId: string, rule: Rule): { root: GroupRule; id: string } {
  const added = renamed(rule, takenIds(root));
  return {
    root: eachGroup(root, (items, id) => (id === groupId ? [...items, added] : items)),
    id: added.id,
  };
}

/** Puts a copy behind a rule, a group with all that is in it. */
export function duplicateRule(root: GroupRule, id: string): { root: GroupRule; id: string } {
  const rule = allRules(root).find((one) => one.id === id);
  if (!rule) return { root, id };
  const copy = renamed(rule, takenIds(root));
  return {
    root: eachGroup(root, (items) => items.flatMap((one) => (one.id === id ? [one, copy] : [one]))),
    id: copy.id,
  };
}

/** Takes a rule away, and the groups that have nothing left in them for it. */
export function removeRule(root: GroupRule, id: string): GroupRule {
  const without = ({ items }: GroupRule): Rule[] =>
    items.flatMap((rule): Rule[] => {
      if (rule.id === id) return [];
      if (rule.kind !== 'group') return [rule];
      const left = without(rule);
      return left.length === 0 && rule.items.length > 0 ? [] : [{ ...rule, items: left }];
    });
  return { ...root, items: without(root) };
}

/** Moves a rule within its group; beyond either end it stays at the end. */
export function moveRule(root: GroupRule, id: string, by: number): GroupRule {
  return eachGroup(root, (items) => {
    const from = items.findIndex((rule) => rule.id === id);
    const rule = items[from];
    if (!rule) return items;
    const rest = items.filter((one) => one !== rule);
    const to = Math.min(Math.max(from + by, 0), rest.length);
    return [...rest.slice(0, to), rule, ...rest.slice(to)];
  });
}

/** Puts a rule in the place of the one with its id; one whose parts would meet others gets another id. */
export function putRule(root: GroupRule, rule: Rule): GroupRule {
  const others = takenIds(removeRule(root, rule.id));
  const clashes = hasParts(rule) && idsOf(rule.id).some((one) => others.has(one));
  const put = clashes ? renamed(rule, takenIds(root)) : rule;
  return eachGroup(root, (items) => items.map((one) => (one.id === rule.id ? put : one)));
}

/** Whether all or any of the rules of a group decide. */
export function joinGroup(root: GroupRule, groupId: string, union: 'AND' | 'OR'): GroupRule {
  if (root.id === groupId) return { ...root, union };
  return eachGroup(root, (items) =>
    items.map((rule) => (rule.kind === 'group' && rule.id === groupId ? { ...rule, union } : rule)),
  );
}
