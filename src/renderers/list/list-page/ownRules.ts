import { compileTemplate, literal } from '../../../conditions/index.ts';
import { compileOptions, type Environment } from '../../../documents/environment.ts';
import type { Scope } from '../../../documents/flag.ts';
import { NEVER, NEVER_HOLDS, rulesAt } from '../../../documents/namedRules.ts';
import type { Condition, ConditionTree, RuleSet, RuleSetOrReference } from '../../../schemas/condition.ts';

/** The rules of a list or a view, evaluated with what the page holds. */
export type OwnRules = (scope: Scope) => RuleSet;

/** Values that were evaluated here: the server must not take them for templates again. */
function asLiterals(value: unknown): unknown {
  if (typeof value === 'string') return literal(value);
  return Array.isArray(value) ? value.map(asLiterals) : value;
}

/**
 * Compiles a list's own rules, be they written out or those of a condition; where that is missing no record is asked for.
 * Their templates see the page: what comes out holds values only. A comparison whose
 * template fails holds for no record, as everywhere; the template reports it once.
 */
export function compileOwnRules(where: RuleSetOrReference, environment: Environment): OwnRules {
  const rules = rulesAt(where, environment);
  if (!rules) return () => NEVER_HOLDS;
  const options = compileOptions(environment);
  const condition = (one: Condition): ((scope: Scope) => Condition) => {
    if (one.value === undefined) return () => one;
    const value = compileTemplate(one.value, options);
    return (scope) => {
      try {
        return { ...one, value: asLiterals(value.evaluateStrictly(scope)) };
      } catch {
        return { ...NEVER, ...(one.id === undefined ? {} : { id: one.id }) };
      }
    };
  };
  const tree = ({ union, list }: ConditionTree): ((scope: Scope) => ConditionTree) => {
    const items = list.map((item) => {
      if (typeof item === 'string') return () => item;
      return 'union' in item ? tree(item) : condition(item);
    });
    return (scope) => ({ union, list: items.map((item) => item(scope)) });
  };
  const conditionList = rules.conditionList.map(condition);
  const conditionTree = rules.conditionTree && tree(rules.conditionTree);
  return (scope) => ({
    testRule: rules.testRule,
    conditionList: conditionList.map((one) => one(scope)),
    ...(conditionTree ? { conditionTree: conditionTree(scope) } : {}),
  });
}
