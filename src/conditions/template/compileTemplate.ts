import { conditionFinding } from '../findings.ts';
import { pointer } from '../../schemas/pointer.ts';
import type { Options } from '../options.ts';
import { isPlainObject } from '../path.ts';
import { compileText } from './compileText.ts';
import { type CompiledTemplate, plainTemplate, union } from './compiled.ts';

/** Deepest nesting of a JSON value in which templates are looked for. */
const DEPTH = 200;

interface Walk {
  readonly options: Options;
  /** An object that stands in several places is compiled once. */
  readonly known: Map<object, CompiledTemplate>;
  readonly ancestors: Set<object>;
}

/**
 * Compiles a value: every text in it, however deep, may hold `{{ }}`; keys are no templates. It never throws.
 * Parts without templates are given back as they are, not copied, and must not be changed by the receiver.
 *
 * @param value a text, or any JSON value; objects of classes are taken as they are
 */
export function compileTemplate(value: unknown, options: Options = {}): CompiledTemplate {
  return compileValue(value, '', { options, known: new Map(), ancestors: new Set() });
}

function compileValue(value: unknown, path: string, walk: Walk): CompiledTemplate {
  const { options, known, ancestors } = walk;
  if (typeof value === 'string') return compileText(value, options, path === '' ? undefined : path);
  if (!Array.isArray(value) && !isPlainObject(value)) return plainTemplate(value);
  const before = known.get(value);
  if (before !== undefined) return before;
  if (ancestors.size >= DEPTH || ancestors.has(value)) {
    options.report?.(conditionFinding('TEMPLATE_TOO_DEEP', path, { most: DEPTH }));
    return plainTemplate(value);
  }
  ancestors.add(value);
  const compiled = compileMembers(value, path, walk);
  ancestors.delete(value);
  known.set(value, compiled);
  return compiled;
}

function compileMembers(value: object, path: string, walk: Walk): CompiledTemplate {
  const keys = Object.keys(value);
  const templates = Object.values(value).map((member, index) =>
    compileValue(member, pointer(path, keys[index] ?? ''), walk),
  );
  if (templates.every(({ plain }) => plain)) return plainTemplate(value);
  const assemble = (values: readonly unknown[]): unknown =>
    Array.isArray(value) ? values : objectOf(keys, values);
  return {
    evaluate: (scope) => assemble(templates.map((template) => template.evaluate(scope))),
    evaluateStrictly: (scope) => assemble(templates.map((template) => template.evaluateStrictly(scope))),
    ...union(templates),
    plain: false,
  };
}

function objectOf(keys: readonly string[], values: readonly unknown[]): object {
  // fromEntries defines members instead of setting them, so that a member `__proto__` stays a member.
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}
