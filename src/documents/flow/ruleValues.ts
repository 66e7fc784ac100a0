import { witnesses } from '../../conditions/check/index.ts';
import type { Condition, DataType, RuleSet } from '../../schemas/condition.ts';

/** More combinations of values are not tried. */
const MOST_COMBINATIONS = 2000;

/** Values of what rules compare, by its path (`form.days`). */
export type RuleValues = Readonly<Record<string, unknown>>;

/** Values that no comparison names: what is fulfilled by them is fulfilled by whatever is not named. */
const OTHERS: Partial<Record<DataType, readonly unknown[]>> = {
  text: [null, '\u{e001}'],
  number: [null, -1e12, 0, 1e12],
  time: [null, '1900-01-01', '2999-12-31'],
  bool: [null, true, false],
};

const isWritten = (value: unknown): boolean => !JSON.stringify(value ?? null).includes('{{');

/** The comparisons of a rule set, its tree included, whose values are written in the document. */
function literalsIn(part: unknown): readonly Condition[] {
  if (Array.isArray(part)) return part.flatMap(literalsIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('bindKey' in part && 'judgeType' in part && 'type' in part) {
    const condition = part as Condition;
    return isWritten(condition.value) ? [condition] : [];
  }
  return Object.values(part).flatMap(literalsIn);
}

/**
 * Values of what some rules compare, among which are those that make each of them hold, if anything does: taken from the
 * rules themselves.
 * @returns undefined where that cannot be said, or there are too many combinations
 */
export function valuesOfRules(rules: readonly RuleSet[]): readonly RuleValues[] | undefined {
  const groups = new Map<string, Condition[]>();
  for (const condition of rules.flatMap(literalsIn))
    groups.set(condition.bindKey, [...(groups.get(condition.bindKey) ?? []), condition]);
  let combined: readonly RuleValues[] = [{}];
  for (const [key, conditions] of groups) {
    const [{ type }] = conditions as [Condition];
    if (conditions.some((each) => each.type !== type)) return undefined;
    const fulfilling = witnesses(type, conditions);
    if (fulfilling === undefined) return undefined;
    const values = [...new Set([...fulfilling, ...(OTHERS[type] ?? [null])])];
    if (combined.length * values.length > MOST_COMBINATIONS) return undefined;
    combined = combined.flatMap((before) => values.map((value) => ({ ...before, [key]: value })));
  }
  return combined;
}

/** Whether all that some rules read is compared with values that are written in the document. */
export const isDecidable = (rules: readonly RuleSet[]): boolean => isWritten(rules);

/** A scope in which paths have the values. */
export function scopeOf(values: RuleValues): Record<string, Record<string, unknown>> {
  const scope: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(values)) {
    const [root = '', ...rest] = path.split('.');
    scope[root] = { ...scope[root], [rest.join('.')]: value };
  }
  return scope;
}
