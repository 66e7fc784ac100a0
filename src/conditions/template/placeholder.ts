import { fillPlaces } from '../../schemas/text.ts';
import { type CompiledExpression, compileExpression } from '../expression/compileExpression.ts';
import { ExpressionError, toExpressionError } from '../expression/error.ts';
import { findingOf } from '../finding.ts';
import type { Options, Scope } from '../options.ts';
import { splitAlternatives } from './alternatives.ts';
import { type CompiledTemplate, union } from './compiled.ts';

/** One `{{ }}` of a text. */
export interface Placeholder extends Pick<CompiledTemplate, 'dependencies' | 'paths' | 'path' | 'constant'> {
  /** As it is written, braces and all. */
  readonly raw: string;
  /**
   * Evaluates it; its first failure is reported, be there a default or not.
   * @throws ExpressionError where no alternative succeeds
   */
  readonly run: (scope: Scope) => unknown;
}

/** Says of a failure in which template of a text it was. */
const IN_TEMPLATE = { zhCN: '{template}：{why}', enUS: '{template}: {why}' };

type Alternative = CompiledExpression | ExpressionError;

/**
 * Compiles one template with its `??`. It never throws: what does not parse is reported now, and what fails when
 * it first does, but one finding for the whole template is all there is.
 *
 * @param raw the template with its braces
 * @param source what stands between them
 * @param path JSON pointer of the text around it, for the finding
 */
export function compilePlaceholder(
  raw: string,
  source: string,
  options: Options,
  path?: string,
): Placeholder {
  let reported = false;
  const note = (thrown: unknown): ExpressionError => {
    const error = toExpressionError(thrown);
    if (!reported) {
      reported = true;
      const text = fillPlaces(IN_TEMPLATE, { template: raw, why: error.text });
      options.report?.(findingOf({ code: error.code, text }, path));
    }
    return error;
  };
  const alternatives = splitAlternatives(source).map((text): Alternative => {
    try {
      return compileExpression(text, options);
    } catch (error) {
      return note(error);
    }
  });
  const compiled = alternatives.filter(
    (each): each is CompiledExpression => !(each instanceof ExpressionError),
  );
  const only = alternatives.length === 1 ? compiled[0]?.path : undefined;
  const placeholder = { raw, run: chooser(alternatives, note), ...union(compiled) };
  return only === undefined ? placeholder : { ...placeholder, path: only };
}

function chooser(alternatives: readonly Alternative[], note: (thrown: unknown) => ExpressionError) {
  const runs = alternatives.map((alternative) => attempt(alternative, note));
  const [first] = runs;
  const last = runs.at(-1);
  if (first === undefined || last === undefined) return () => undefined;
  if (runs.length === 1) return first;
  const before = runs.slice(0, -1);
  return (scope: Scope): unknown => {
    for (const run of before) {
      try {
        const value = run(scope);
        if (value !== null && value !== undefined) return value;
      } catch {
        // Reported by the attempt itself; the failure of a left side is what its right side is there for.
      }
    }
    return last(scope);
  };
}

function attempt(alternative: Alternative, note: (thrown: unknown) => ExpressionError): Placeholder['run'] {
  if (alternative instanceof ExpressionError) {
    return () => {
      throw alternative;
    };
  }
  const { evaluate } = alternative;
  return (scope) => {
    try {
      return evaluate(scope);
    } catch (error) {
      throw note(error);
    }
  };
}
