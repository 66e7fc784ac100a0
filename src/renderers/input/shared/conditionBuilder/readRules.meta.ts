import { Check } from 'typebox/value';
import {
  RuleSetSchema,
  type Condition,
  type ConditionTree,
  type RuleSet,
} from '../../../../schemas/condition.ts';
import {
  emptyRules,
  FILLED_PARTS,
  freshId,
  idsOf,
  leavesOut,
  OPERATORS,
  PARTS,
  type GroupRule,
  type LeafRule,
  type RangeRule,
  type Rule,
} from './rules.meta.ts';

interface Reading {
  readonly byId: ReadonlyMap<string, Condition>;
  /** Ids that the rule set names anywhere: new ones stay clear of them. */
  readonly named: ReadonlySet<string>;
  readonly used: Set<string>;
}

const isTree = (item: Condition | ConditionTree): item is ConditionTree => 'list' in item;

/** The ids that conditions have, and those that places of the tree name. */
function idsIn({ conditionList, conditionTree }: RuleSet): { own: string[]; refs: string[] } {
  const own = conditionList.flatMap(({ id }) => id ?? []);
  const refs: string[] = [];
  const walk = ({ list }: ConditionTree): void => {
    for (const item of list) {
      if (typeof item === 'string') refs.push(item);
      else if (isTree(item)) walk(item);
      else if (item.id !== undefined) own.push(item.id);
    }
  };
  if (conditionTree) walk(conditionTree);
  return { own, refs };
}

/** Keeps an id where it is the first to have it, since a rule set may name one condition in several places. */
function claim(wanted: string | undefined, prefix: string, { named, used }: Reading): string {
  const free = wanted !== undefined && !used.has(wanted);
  const id = free ? wanted : freshId(prefix, { has: (one) => named.has(one) || used.has(one) });
  used.add(id);
  return id;
}

const readLeaf = ({ id, ...condition }: Condition, reading: Reading): LeafRule => ({
  kind: 'leaf',
  id: claim(id, 'c', reading),
  condition,
});

/** A range is written as a group of three comparisons whose ids say that they belong together. */
function readRange({ union, list }: ConditionTree, { byId, used }: Reading): RangeRule | undefined {
  if (union !== 'AND' || list.length !== PARTS.length) return undefined;
  const parts = list.flatMap((item) => (typeof item === 'string' ? (byId.get(item) ?? []) : []));
  const [from, to] = parts;
  if (!from || !to || (from.type !== 'number' && from.type !== 'time')) return undefined;
  const id = from.id?.replace(/-from$/, '') ?? '';
  const whole = parts.every(
    (part, index) =>
      part.id === `${id}-${PARTS[index] ?? ''}` &&
      part.judgeType === OPERATORS[index] &&
      part.bindKey === from.bindKey &&
      part.type === from.type,
  );
  if (!whole || parts.length !== PARTS.length || used.has(id)) return undefined;
  const ids = idsOf(id);
  if (ids.some((one) => used.has(one))) return undefined;
  for (const one of ids) used.add(one);
  return { kind: 'range', id, bindKey: from.bindKey, type: from.type, from: from.value, to: to.value };
}

/** A comparison that leaves empty ones out is written as two, whose ids say that they belong together. */
function readFilled({ union, list }: ConditionTree, { byId, used }: Reading): LeafRule | undefined {
  if (union !== 'AND' || list.length !== FILLED_PARTS.length) return undefined;
  const [is, filled] = list.map((item) => (typeof item === 'string' ? byId.get(item) : undefined));
  const id = is?.id?.replace(/-is$/, '') ?? '';
  if (is?.id !== `${id}-is` || filled?.id !== `${id}-filled` || !leavesOut(is)) return undefined;
  const same = filled.bindKey === is.bindKey && filled.type === is.type && filled.judgeType === 'notEmpty';
  const ids = idsOf(id);
  if (!same || ids.some((one) => used.has(one))) return undefined;
  for (const one of ids) used.add(one);
  const { id: _id, ...condition } = is;
  return { kind: 'leaf', id, condition, filled: true };
}

function readItem(item: ConditionTree['list'][number], reading: Reading): Rule {
  if (typeof item === 'string') {
    const condition = reading.byId.get(item);
    if (condition) return readLeaf(condition, reading);
    return { kind: 'lost', id: claim(undefined, 'lost', reading), ref: item };
  }
  if (!isTree(item)) return readLeaf(item, reading);
  const whole = readRange(item, reading) ?? readFilled(item, reading);
  if (whole) return whole;
  const id = claim(undefined, 'g', reading);
  return { kind: 'group', id, union: item.union, items: item.list.map((one) => readItem(one, reading)) };
}

/** The tree of a rule set; it holds whatever the rule set decides by, and means the same. What is no rule set is none. */
export function readRules(ruleSet: RuleSet | null | undefined): GroupRule {
  if (!ruleSet || !Check(RuleSetSchema, ruleSet)) return emptyRules;
  const { testRule, conditionList, conditionTree } = ruleSet;
  const byId = new Map<string, Condition>();
  for (const condition of conditionList) {
    if (condition.id !== undefined && !byId.has(condition.id)) byId.set(condition.id, condition);
  }
  const { own, refs } = idsIn(ruleSet);
  // What names no condition must not come to name one that stood in the tree without being named.
  const lost = refs.filter((ref) => !byId.has(ref));
  const named = new Set([...own, ...refs]);
  const reading: Reading = { byId, named, used: new Set([emptyRules.id, ...lost]) };
  if (testRule === 'custom') {
    const { union = 'AND', list = [] } = conditionTree ?? {};
    return { ...emptyRules, union, items: list.map((item) => readItem(item, reading)) };
  }
  const items = conditionList.map((condition) => readLeaf(condition, reading));
  return { ...emptyRules, union: testRule === 'some' ? 'OR' : 'AND', items };
}
