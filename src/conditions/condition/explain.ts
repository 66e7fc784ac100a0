import type { Condition, RuleSet } from '../../schemas/condition.ts';
import type { Options, Scope } from '../options.ts';
import { zoneOf } from '../values/zone.ts';
import { type Arranged, arrange } from './arrange.ts';
import { compileLeaf, expectedOf, readLeaf } from './leaf.ts';

/** Why a group of conditions holds or not. */
export interface ExplainedGroup {
  readonly union: 'AND' | 'OR';
  readonly verdict: boolean;
  readonly list: readonly (ExplainedGroup | ExplainedLeaf)[];
}

/** Why one comparison holds or not. */
export interface ExplainedLeaf {
  readonly condition: Partial<Condition>;
  readonly actual: unknown;
  /** The value compared with, its templates evaluated; undefined where that failed. */
  readonly expected: unknown;
  readonly verdict: boolean;
}

/**
 * Judges every leaf of a rule set, where `evaluate` stops at the first that decides, and tells what each compared.
 * @throws ConditionError, RangeError as `compile` does
 */
export function explain(
  ruleSet: RuleSet | null | undefined,
  scope: Scope,
  options: Options = {},
): ExplainedGroup {
  if (options.zone !== undefined) zoneOf(options.zone);
  const explained = explainArranged(arrange(ruleSet, options.report), scope, options);
  return 'union' in explained ? explained : { union: 'AND', verdict: explained.verdict, list: [explained] };
}

function explainArranged(arranged: Arranged, scope: Scope, options: Options): ExplainedGroup | ExplainedLeaf {
  switch (arranged.kind) {
    case 'verdict':
      return { union: 'AND', verdict: arranged.verdict, list: [] };
    case 'leaf': {
      const { condition, path } = arranged;
      const parts = readLeaf(condition, path, options);
      const { read, test } = compileLeaf(parts, options);
      const expected = expectedOf(parts, scope)?.value;
      return { condition, actual: read(scope), expected, verdict: test(scope) };
    }
    case 'union': {
      const { union } = arranged;
      const list = arranged.list.map((each) => explainArranged(each, scope, options));
      const verdict =
        union === 'AND' ? list.every((each) => each.verdict) : list.some((each) => each.verdict);
      return { union, verdict, list };
    }
  }
}
