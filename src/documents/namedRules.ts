import type { ConditionReference, RuleSet, RuleSetOrReference } from '../schemas/condition.ts';
import type { Environment } from './environment.ts';
import { documentFinding } from './findings.ts';

/** A comparison that never holds, whatever it is asked about: an empty list holds nothing. */
export const NEVER = { bindKey: 'id', type: 'text', judgeType: 'inArray', value: [] } as const;

/** What stands in for a rule set that cannot be found. */
export const NEVER_HOLDS: RuleSet = { testRule: 'every', conditionList: [NEVER] };

/** Whether a condition is named instead of rules being written out. */
export const namesCondition = (rules: RuleSetOrReference): rules is ConditionReference =>
  'condition' in rules;

/**
 * The rules that hold at a place: those that are written there, or those of the condition that is named there, be it by
 * way of conditions that only name another one.
 * @param find the rules of a condition document, by its id
 * @returns undefined where a condition is missing, or they name each other in a circle
 */
export function ruleSetOf(
  rules: RuleSetOrReference,
  find: (id: string) => RuleSetOrReference | undefined,
): RuleSet | undefined {
  const seen = new Set<string>();
  let here: RuleSetOrReference | undefined = rules;
  while (here !== undefined && namesCondition(here)) {
    if (seen.has(here.condition)) return undefined;
    seen.add(here.condition);
    here = find(here.condition);
  }
  return here;
}

/** The rules of a condition among some documents, by its id; undefined as `ruleSetOf`. */
export const namedRules = (
  id: string,
  documents: { document(kind: 'condition', id: string): { rules: RuleSetOrReference } | undefined },
): RuleSet | undefined =>
  ruleSetOf({ condition: id }, (each) => documents.document('condition', each)?.rules);

/** As `ruleSetOf`, of a document that is compiled: a condition that is missing is reported. */
export function rulesAt(rules: RuleSetOrReference, environment: Environment): RuleSet | undefined {
  const found = ruleSetOf(rules, environment.condition);
  if (!found && namesCondition(rules))
    environment.report(documentFinding('UNKNOWN_CONDITION', undefined, { id: rules.condition }));
  return found;
}

/**
 * What a call is given, with the rules in place of a condition that its `where` names: rules that never hold where it is
 * missing, so that the call finds nothing rather than everything.
 */
export function withNamedWhere(param: unknown, environment: Environment): unknown {
  if (!isObject(param) || !isObject(param.where)) return param;
  const { condition, ...more } = param.where;
  if (typeof condition !== 'string' || Object.keys(more).length > 0) return param;
  return { ...param, where: rulesAt({ condition }, environment) ?? NEVER_HOLDS };
}

/** The conditions that a document names, wherever its rules stand, each once. */
export function conditionsIn(document: unknown): readonly string[] {
  const found = new Set<string>();
  const open: unknown[] = [document];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if ('condition' in next && typeof next.condition === 'string') found.add(next.condition);
    for (const member of Object.values(next)) open.push(member);
  }
  return [...found];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
