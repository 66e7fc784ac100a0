import { compileTemplate, literal } from '../../../conditions/index.ts';
import { compileOptions, type Environment } from '../../../documents/environment.ts';
import type { Scope } from '../../../documents/flag.ts';
import type { Condition, ConditionTree, RuleSet } from '../../../schemas/condition.ts';

/** The rules of a list or a view, evaluated with what the page holds. */
export type OwnRules = (scope: Scope) => RuleSet;

/** A comparison that holds for no record: an empty list holds nothing. */
const NEVER = { bindKey: 'id', type: 'text', judgeType: 'inArray', value: [] } as const;

/** Values that were evaluated here: the server must not take them for templates again. */
function asLiterals(value: unknown): unknown {
  if (typeof value === 'string') return literal(value);
  return Array.isArray(value) ? value.map(asLiterals) : value;
}

/**
 * Compiles a list's own rules, whose templates see the page: what comes out holds values only. A comparison whose
 * template fails holds for no record, as everywhere; the template reports it once.
 */
export function compileOwnRules(rules: RuleSet, environment: Environment): OwnRules {
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
