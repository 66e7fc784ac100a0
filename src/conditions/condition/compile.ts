import type { RuleSet } from '../../schemas/condition.ts';
import type { Options, Scope } from '../options.ts';
import { zoneOf } from '../values/zone.ts';
import { type Arranged, arrange } from './arrange.ts';
import { compileLeaf, dependenciesOf, pathsOf, readLeaf } from './leaf.ts';

/** A rule set that was compiled once and is tested often. */
export interface CompiledCondition {
  /** The verdict in a scope, of which only what decides it is read. */
  readonly test: (scope: Scope) => boolean;
  /** The bindKeys and the names that templates in values read, each once. */
  readonly dependencies: readonly string[];
  /** What it reads, as deep as it is known without evaluating: `form.days`, `items.0.name`. */
  readonly paths: readonly string[];
}

/** What the leaves read, collected on the way. */
interface Reads {
  readonly dependencies: Set<string>;
  readonly paths: Set<string>;
}

type Test = CompiledCondition['test'];

/**
 * Compiles a rule set.
 *
 * @param ruleSet null and undefined are true
 * @throws ConditionError beyond 64 levels, 10,000 leaves or 200 placeholders
 * @throws RangeError where `options.zone` is no IANA zone
 */
export function compile(ruleSet: RuleSet | null | undefined, options: Options = {}): CompiledCondition {
  if (options.zone !== undefined) zoneOf(options.zone);
  const reads: Reads = { dependencies: new Set(), paths: new Set() };
  const test = compileArranged(arrange(ruleSet, options.report), options, reads);
  return { test, dependencies: [...reads.dependencies], paths: [...reads.paths] };
}

/** Compiles and tests at once; what is tested more than once is better compiled once. */
export const evaluate = (ruleSet: RuleSet | null | undefined, scope: Scope, options: Options = {}): boolean =>
  compile(ruleSet, options).test(scope);

function compileArranged(arranged: Arranged, options: Options, reads: Reads): Test {
  switch (arranged.kind) {
    case 'verdict': {
      const { verdict } = arranged;
      return () => verdict;
    }
    case 'leaf': {
      const parts = readLeaf(arranged.condition, arranged.path, options);
      for (const name of dependenciesOf(parts)) reads.dependencies.add(name);
      for (const path of pathsOf(parts)) reads.paths.add(path);
      return compileLeaf(parts, options).test;
    }
    case 'union': {
      const tests = arranged.list.map((each) => compileArranged(each, options, reads));
      return arranged.union === 'AND' ? every(tests) : some(tests);
    }
  }
}

function every(tests: readonly Test[]): Test {
  const [first] = tests;
  if (first !== undefined && tests.length === 1) return first;
  return (scope) => {
    for (const test of tests) if (!test(scope)) return false;
    return true;
  };
}

function some(tests: readonly Test[]): Test {
  const [first] = tests;
  if (first !== undefined && tests.length === 1) return first;
  return (scope) => {
    for (const test of tests) if (test(scope)) return true;
    return false;
  };
}
