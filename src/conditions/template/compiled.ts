import type { Scope } from '../options.ts';

/** A value with templates that was compiled once and is evaluated often. */
export interface CompiledTemplate {
  /** Evaluates in a scope. Never throws: what fails is reported once and yields the fallback or its own text. */
  readonly evaluate: (scope: Scope) => unknown;
  /**
   * Evaluates in a scope for those who must know that a template failed.
   * @throws ExpressionError where `evaluate` would yield a fallback or a template's own text
   */
  readonly evaluateStrictly: (scope: Scope) => unknown;
  /** The names that it reads from the scope, each once. */
  readonly dependencies: readonly string[];
  /** What it reads, as deep as it is known without evaluating: `form.days`, `items.0.name`. */
  readonly paths: readonly string[];
  /** The one path that it is, if it is a single template of nothing but that. */
  readonly path?: string;
  /** True when it gives the same value for every scope, at any time. */
  readonly constant: boolean;
  /** True when there is no template in it: it gives the very value that was compiled. */
  readonly plain: boolean;
}

/** What holds no template. */
export function plainTemplate(value: unknown): CompiledTemplate {
  const evaluate = (): unknown => value;
  return { evaluate, evaluateStrictly: evaluate, dependencies: [], paths: [], constant: true, plain: true };
}

/** What templates read together, and whether all are constant. */
export function union(
  templates: readonly Pick<CompiledTemplate, 'dependencies' | 'paths' | 'constant'>[],
): Pick<CompiledTemplate, 'dependencies' | 'paths' | 'constant'> {
  return {
    dependencies: [...new Set(templates.flatMap(({ dependencies }) => dependencies))],
    paths: [...new Set(templates.flatMap(({ paths }) => paths))],
    constant: templates.every(({ constant }) => constant),
  };
}
