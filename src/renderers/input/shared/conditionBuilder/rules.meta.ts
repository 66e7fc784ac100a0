import { evaluate } from '../../../../conditions/index.ts';
import type { Condition } from '../../../../schemas/condition.ts';

/** One comparison. */
export interface LeafRule {
  readonly kind: 'leaf';
  readonly id: string;
  readonly condition: Omit<Condition, 'id'>;
  /** Empty ones are left out, which by themselves compare as 0: a second comparison says so where it matters. */
  readonly filled?: true;
}

/** From a number or a time to another, both included and empty ones left out: three comparisons that stand as one. */
export interface RangeRule {
  readonly kind: 'range';
  readonly id: string;
  readonly bindKey: string;
  readonly type: 'number' | 'time';
  readonly from: unknown;
  readonly to: unknown;
}

/** A place that names a condition which is not there; such a place is never true. */
export interface LostRule {
  readonly kind: 'lost';
  readonly id: string;
  readonly ref: string;
}

export interface GroupRule {
  readonly kind: 'group';
  readonly id: string;
  readonly union: 'AND' | 'OR';
  readonly items: readonly Rule[];
}

/** A rule set as it is edited: always a tree, each part with an id of its own. */
export type Rule = LeafRule | RangeRule | LostRule | GroupRule;

export const emptyRules: GroupRule = { kind: 'group', id: 'root', union: 'AND', items: [] };

/** The parts of a range, as their ids end, and their operators. */
export const PARTS = ['from', 'to', 'filled'] as const;
/** The parts of a comparison that leaves empty ones out. */
export const FILLED_PARTS = ['is', 'filled'] as const;
export const OPERATORS = ['greaterEqual', 'lessEqual', 'notEmpty'] as const;

const ORDERS: ReadonlySet<string> = new Set(['equal', 'less', 'lessEqual', 'greater', 'greaterEqual']);

/**
 * Whether a comparison of numbers or times holds for what is empty, which counts as 0. What an expression compares
 * with is not known, so that it may.
 */
export function leavesOut(condition: Omit<Condition, 'id'>): boolean {
  const { type, judgeType, value } = condition;
  if ((type !== 'number' && type !== 'time') || !ORDERS.has(judgeType)) return false;
  if (typeof value === 'string' && value.includes('{{')) return true;
  return evaluate({ testRule: 'every', conditionList: [condition] }, {});
}

/** A rule's id, with those that its parts have where it is written as several comparisons. */
export const idsOf = (id: string): string[] => [
  id,
  ...new Set([...PARTS, ...FILLED_PARTS].map((part) => `${id}-${part}`)),
];

/** The first id of a kind that nothing has, nor the parts that it may come to have. */
export function freshId(prefix: string, taken: { has: (id: string) => boolean }): string {
  for (let count = 1; ; count += 1) {
    const id = `${prefix}${count}`;
    if (!idsOf(id).some((one) => taken.has(one))) return id;
  }
}
