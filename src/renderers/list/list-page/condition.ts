import { operatorsByType } from '../../../conditions/index.ts';
import type { ConditionTree, DataType, RuleSet } from '../../../schemas/condition.ts';

/** The most that a condition takes in an address, encoded: servers and mail programs cut longer addresses. */
const LONGEST = 6000;
const DEEPEST = 12;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isType = (value: unknown): value is DataType =>
  typeof value === 'string' && Object.hasOwn(operatorsByType, value);

const isCondition = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.bindKey === 'string' &&
  isType(value.type) &&
  operatorsByType[value.type].some((operator) => operator === value.judgeType) &&
  (value.id === undefined || typeof value.id === 'string');

function isTree(value: unknown, depth = 1): boolean {
  if (!isObject(value) || !Array.isArray(value.list) || depth > DEEPEST) return false;
  if (value.union !== 'AND' && value.union !== 'OR') return false;
  return value.list.every((item) => typeof item === 'string' || isCondition(item) || isTree(item, depth + 1));
}

function isRuleSet(value: unknown): value is RuleSet {
  if (!isObject(value) || !Array.isArray(value.conditionList)) return false;
  if (!value.conditionList.every(isCondition)) return false;
  if (value.testRule === 'custom') return isTree(value.conditionTree);
  return (value.testRule === 'every' || value.testRule === 'some') && value.conditionTree === undefined;
}

/** Whether an address has room for a condition. */
export const fitsAddress = (condition: RuleSet): boolean =>
  encodeURIComponent(JSON.stringify(condition)).length <= LONGEST;

/** Reads a condition of an address or a saved view; undefined where it is none, or longer than an address takes. */
export const readCondition = (value: unknown): RuleSet | undefined =>
  isRuleSet(value) && fitsAddress(value) ? value : undefined;

/** What a person wrote as one comparison: a range, or one that leaves empty ones out; see the condition builder. */
function standsAsOne({ union, list: [first, ...rest] }: ConditionTree): boolean {
  const id = typeof first === 'string' ? /^(.*)-(?:from|is)$/.exec(first)?.[1] : undefined;
  return id !== undefined && union === 'AND' && rest.at(-1) === `${id}-filled`;
}

const countIn = ({ list }: ConditionTree): number =>
  list.reduce(
    (count, item) =>
      count + (typeof item === 'object' && 'list' in item && !standsAsOne(item) ? countIn(item) : 1),
    0,
  );

/** How many comparisons a condition has, those of its groups with them. */
export const countParts = ({ conditionList, conditionTree }: RuleSet): number =>
  conditionTree ? countIn(conditionTree) : conditionList.length;
