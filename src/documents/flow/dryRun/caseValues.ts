import { compile } from '../../../conditions/index.ts';
import type { RuleSet, RuleSetOrReference } from '../../../schemas/condition.ts';
import type { FlowBranch, FlowNode } from '../../../schemas/flow/node.ts';
import { ruleSetOf } from '../../namedRules.ts';
import { type RuleValues, scopeOf, valuesOfRules } from '../ruleValues.ts';

/** Records whose values make the rules of each branch true in turn, taken from the rules themselves. */
export function caseValues(
  nodes: readonly FlowNode[],
  condition: (id: string) => RuleSetOrReference | undefined,
): readonly Readonly<Record<string, unknown>>[] {
  const cases = [...valuesIn(nodes, {}, condition)];
  const distinct = new Map(cases.map((values) => [JSON.stringify(values), values]));
  return [...distinct.values()].map((values) => scopeOf(values).form ?? {});
}

function* valuesIn(
  nodes: readonly FlowNode[],
  around: RuleValues,
  condition: (id: string) => RuleSetOrReference | undefined,
): Generator<RuleValues> {
  const blocks = nodes.filter((node) => 'branches' in node);
  if (blocks.length === 0) yield around;
  for (const { type, branches } of blocks) {
    const chosen = type === 'parallel' ? new Map<FlowBranch, RuleValues>() : takenWith(branches, condition);
    for (const branch of branches)
      yield* valuesIn(branch.nodes, { ...around, ...chosen.get(branch) }, condition);
  }
}

/** Of each branch values with which it is taken, and none before it; those of which that cannot be said are left out. */
function takenWith(
  branches: readonly FlowBranch[],
  condition: (id: string) => RuleSetOrReference | undefined,
): ReadonlyMap<FlowBranch, RuleValues> {
  const ruled = branches.flatMap((branch) => {
    const rules: RuleSet | undefined = branch.when && ruleSetOf(branch.when, condition);
    return rules ? [{ branch, rules, test: compile(rules).test }] : [];
  });
  const chosen = new Map<FlowBranch, RuleValues>();
  const fallback = branches.find((branch) => branch.default === true);
  for (const values of valuesOfRules(ruled.map(({ rules }) => rules)) ?? []) {
    const scope = scopeOf(values);
    const taken = ruled.find(({ test }) => test(scope))?.branch ?? fallback;
    if (taken && !chosen.has(taken)) chosen.set(taken, values);
  }
  return chosen;
}
