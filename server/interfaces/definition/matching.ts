import {
  compile,
  compileTemplate,
  DEFAULT_ZONE,
  literal,
  operatorsByType,
  toText,
  withinSteps,
} from '../../../src/conditions/index.ts';
import type { FunctionTable } from '../../../src/conditions/index.ts';
import type { Condition, ConditionTree, RuleSet } from '../../../src/schemas/condition.ts';
import { AppError, inputError } from '../../errors/AppError.ts';
import { conditionsOf, namesIn } from '../../records/checkWhere.ts';
import { Refusal } from '../../records/refusal.ts';
import { boundTemplates } from '../../records/templatesInWhere.ts';
import type { Definition } from './schema.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What templates in conditions see and may call. */
export interface SessionScope {
  readonly scope: Row;
  readonly functions: FunctionTable;
}

const MAX_CONDITIONS = 100;
/** Steps of the values of all conditions together. */
const MAX_STEPS = 500_000;
/** Comparisons of conditions with rows, and the characters that are compared: each take some 50 ms of processor time. */
const MOST_COMPARISONS = 100_000;
const MOST_CHARACTERS = 16_000_000;

/** Values see the session's variables only, as those of form modules do. @throws AppError QUERY_TOO_COMPLEX */
export function checkWhere({ outputs }: Definition, where: RuleSet, refusal: Refusal): void {
  const names = new Set(outputs.map(({ name }) => name));
  const places = conditionsOf(where, refusal);
  const times = [...namesIn(where).values()].reduce((sum, each) => sum + each, 0);
  if (places.length > MAX_CONDITIONS || times > MAX_CONDITIONS) throw new AppError('QUERY_TOO_COMPLEX');
  boundTemplates(places, refusal);
  for (const { condition, path } of places) {
    if (!names.has(condition.bindKey)) refusal.invalid(inputError(`${path}.bindKey`, 'UNKNOWN_FIELD'));
    if (!operatorsByType[condition.type].includes(condition.judgeType))
      refusal.invalid(inputError(`${path}.judgeType`, 'UNKNOWN_OPERATOR'));
    const reads = compileTemplate(condition.value).dependencies.map(
      (name) => /^[^.[]+/.exec(name)?.[0] ?? '',
    );
    if (reads.some((name) => names.has(name))) refusal.invalid(inputError(`${path}.value`, 'VALUE_INVALID'));
  }
}

/** The rows for which conditions hold that were checked. @throws AppError QUERY_TOO_COMPLEX */
export function matching(rows: readonly Row[], where: RuleSet, session: SessionScope): readonly Row[] {
  boundComparisons(rows, where);
  const { test } = compile(settled(where, session), { zone: DEFAULT_ZONE });
  return rows.filter(test);
}

/** Holds conditions to what may be looked through of an answer's rows. */
function boundComparisons(rows: readonly Row[], where: RuleSet): void {
  const named = namesIn(where);
  const times = new Map<string, number>();
  for (const { condition } of conditionsOf(where, new Refusal())) {
    const { id = '', bindKey } = condition;
    times.set(bindKey, (times.get(bindKey) ?? 0) + Math.max(1, named.get(id) ?? 0));
  }
  const comparisons = rows.length * [...times.values()].reduce((sum, each) => sum + each, 0);
  if (comparisons > MOST_COMPARISONS) throw new AppError('QUERY_TOO_COMPLEX');
  let characters = 0;
  for (const [column, count] of times) {
    characters += count * rows.reduce((sum, row) => sum + toText(row[column]).length, 0);
    if (characters > MOST_CHARACTERS) throw new AppError('QUERY_TOO_COMPLEX');
  }
}

/** Conditions with the values that their templates have in the session: these read no rows, and are the same for all. */
function settled(where: RuleSet, { scope, functions }: SessionScope): RuleSet {
  const settle = (condition: Condition): Condition => {
    try {
      const { evaluateStrictly } = compileTemplate(condition.value, { zone: DEFAULT_ZONE, functions });
      return { ...condition, value: asLiteral(evaluateStrictly(scope)) };
    } catch {
      // A comparison with a value that failed is false under every operator, as everything is that is in no list.
      return { ...condition, type: 'text', judgeType: 'inArray', value: [] };
    }
  };
  const settleTree = ({ union, list }: ConditionTree): ConditionTree => ({
    union,
    list: list.map((entry) => {
      if (typeof entry === 'string') return entry;
      return 'union' in entry ? settleTree(entry) : settle(entry);
    }),
  });
  const { conditionTree } = where;
  return withinSteps(MAX_STEPS, () => ({
    ...where,
    conditionList: where.conditionList.map(settle),
    ...(conditionTree && { conditionTree: settleTree(conditionTree) }),
  }));
}

/** A value that was evaluated already, as a template that yields it. */
function asLiteral(value: unknown): unknown {
  if (typeof value === 'string') return literal(value);
  if (Array.isArray(value)) return value.map(asLiteral);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asLiteral(member)]));
}
