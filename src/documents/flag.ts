import {
  compile,
  compileTemplate,
  ConditionError,
  explain,
  type ExplainedGroup,
  findingOf,
} from '../conditions/index.ts';
import type { Flag } from '../schemas/flag.ts';
import type { RuleSet } from '../schemas/condition.ts';
import { compileOptions, type Environment } from './environment.ts';
import { documentFinding } from './findings.ts';
import { rulesAt } from './namedRules.ts';

/** What expressions read from. */
export type Scope = Readonly<Record<string, unknown>>;

/** A flag ready for use. `constant` is set where the answer never changes. */
export interface CompiledFlag {
  test(scope: Scope): boolean;
  constant?: boolean;
  dependencies: readonly string[];
  /** What it reads, as deep as it is known without evaluating: `form.days`. */
  paths: readonly string[];
  /** The rule set's tree with actual and expected values, where the flag is a rule set. */
  explain?(scope: Scope): ExplainedGroup;
}

/** Whether the scope holds every name that a flag, a template or an expression reads. */
export const decidable = (reader: { dependencies: readonly string[] }, scope: Scope): boolean =>
  reader.dependencies.every((name) => Object.hasOwn(scope, /^[^.[]+/.exec(name)?.[0] ?? ''));

const constantFlag = (value: boolean): CompiledFlag => ({
  test: () => value,
  constant: value,
  dependencies: [],
  paths: [],
});

/**
 * Compiles a flag. `otherwise` is its value where the document says nothing; `onFailure` the safe side taken when
 * its expression fails, its rules go beyond the limits, or the condition it names is missing: hidden, disabled, required, read-only.
 */
export function compileFlag(
  flag: Flag | undefined,
  environment: Environment,
  { otherwise, onFailure }: { otherwise: boolean; onFailure: boolean },
): CompiledFlag {
  if (flag === undefined) return constantFlag(otherwise);
  if (typeof flag === 'boolean') return constantFlag(flag);
  if (typeof flag === 'string') return compileExpressionFlag(flag, environment, onFailure);
  if (!isObject(flag)) return brokenFlag(environment, onFailure);
  const rules = rulesAt(flag, environment);
  return rules ? compileRules(rules, environment, onFailure) : constantFlag(onFailure);
}

const isObject = (flag: unknown): boolean => typeof flag === 'object' && flag !== null;

/** A document that nobody checked may hold anything here. */
function brokenFlag(environment: Environment, onFailure: boolean): CompiledFlag {
  environment.report(documentFinding('WRONG_FLAG'));
  return constantFlag(onFailure);
}

function compileRules(rules: RuleSet, environment: Environment, onFailure: boolean): CompiledFlag {
  const { zone, now, functions } = environment;
  try {
    const compiled = compile(rules, compileOptions(environment));
    return {
      test: (scope) => compiled.test(scope),
      dependencies: compiled.dependencies,
      paths: compiled.paths,
      // What is wrong with the rules has been reported; the page explains them again and again while it draws.
      explain: (scope) => explain(rules, scope, { zone, now, functions }),
    };
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    environment.report(findingOf(error));
    return constantFlag(onFailure);
  }
}

function compileExpressionFlag(text: string, environment: Environment, onFailure: boolean): CompiledFlag {
  const template = compileTemplate(text, compileOptions(environment));
  const read = (scope: Scope): boolean => {
    try {
      return Boolean(template.evaluateStrictly(scope));
    } catch {
      return onFailure; // Reported by the template itself.
    }
  };
  if (template.constant) return constantFlag(read({}));
  return { test: read, dependencies: template.dependencies, paths: template.paths };
}
