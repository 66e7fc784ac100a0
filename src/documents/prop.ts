import { compileTemplate, toExpressionError, toText, type CompiledTemplate } from '../conditions/index.ts';
import { Check } from 'typebox/value';
import type { Prop, TemplateProp } from '../schemas/prop.ts';
import { type Locale, localise, type Text } from '../schemas/text.ts';
import { compileOptions, type Environment } from './environment.ts';
import { documentFinding } from './findings.ts';
import type { Scope } from './flag.ts';
import type { Finding } from '../schemas/finding.ts';

/** Told of a template that fails: what has not answered yet is empty, and fails nothing. */
export type OnFailure = (finding: Finding) => void;

/** A prop ready for use. */
export interface CompiledProp {
  kind: Prop['kind'];
  /** Same for every scope and both languages. */
  constant: boolean;
  /** The value for the component; what fails gives the fallback. */
  read(scope: Scope, locale: Locale, onFailure?: OnFailure): unknown;
}

const fixed = (kind: Prop['kind'], value: unknown): CompiledProp => ({
  kind,
  constant: true,
  read: () => value,
});

/**
 * Compiles one prop of a node. A bindable prop whose template fails, or yields what the prop does not take, gives
 * its fallback; the finding is reported once by the template.
 */
export function compileProp(prop: Prop, written: unknown, environment: Environment): CompiledProp {
  if (written === undefined) return fixed(prop.kind, prop.source ?? prop.fallback);
  switch (prop.kind) {
    case 'text':
      return compileText(written as Text, environment);
    case 'bindable':
      return compileBindable(prop, written, environment);
    case 'template':
      return compileTemplateProp(written, environment);
    default:
      return fixed(prop.kind, written);
  }
}

/** Evaluates a template, once where it succeeds. */
function evaluate(template: CompiledTemplate, scope: Scope, onFailure: OnFailure | undefined): unknown {
  if (!onFailure) return template.evaluate(scope);
  try {
    return template.evaluateStrictly(scope);
  } catch (error) {
    onFailure(documentFinding('TEMPLATE_FAILED', undefined, { why: toExpressionError(error).text }));
    return template.evaluate(scope);
  }
}

/** What people read in the place of a number that is none. */
const NONE = '—';

/** What `0 / 0` and `1 / 0` come to says nothing to people: it counts as empty, and is reported once. */
function withoutNaN(environment: Environment, empty: unknown): (value: unknown) => unknown {
  let reported = false;
  return (value) => {
    if (typeof value !== 'number' || Number.isFinite(value)) return value;
    if (!reported) environment.report(documentFinding('NO_NUMBER', undefined, { value }));
    reported = true;
    return empty;
  };
}

/** Puts a dash in a text where a number is none, and reports it once. */
export const settleText = (environment: Environment): ((value: unknown) => unknown) =>
  withoutNaN(environment, NONE);

/** A text of one or both languages with templates; what fails shows nothing rather than its source. */
export function compileText(text: Text, environment: Environment): CompiledProp {
  const settle = settleText(environment);
  const one = (source: string) =>
    compileTemplate(source, { ...compileOptions(environment), fallback: '', settle });
  const same = typeof text === 'string' ? one(text) : undefined;
  const both =
    typeof text === 'string'
      ? undefined
      : { zhCN: one(localise(text, 'zhCN')), enUS: one(localise(text, 'enUS')) };
  return {
    kind: 'text',
    constant: same?.constant ?? false,
    read: (scope, locale, onFailure) => {
      const template = same ?? both?.[locale];
      return template ? toText(evaluate(template, scope, onFailure)) : '';
    },
  };
}

function compileBindable(prop: Prop, written: unknown, environment: Environment): CompiledProp {
  const compiled = compileTemplate(written, {
    ...compileOptions(environment),
    fallback: undefined,
    settle: withoutNaN(environment, null),
  });
  const schema = prop.resolved ?? prop.schema;
  const read = (scope: Scope, _locale?: Locale, onFailure?: OnFailure): unknown => {
    const value = evaluate(compiled, scope, onFailure);
    return value !== undefined && value !== null && Check(schema, value) ? value : prop.fallback;
  };
  return compiled.constant ? fixed('bindable', read({})) : { kind: 'bindable', constant: false, read };
}

function compileTemplateProp(written: unknown, environment: Environment): CompiledProp {
  const compiled = compileTemplate(written, { ...compileOptions(environment), fallback: undefined });
  return {
    kind: 'template',
    constant: false,
    read:
      (scope): TemplateProp =>
      (names) =>
        compiled.evaluate(names ? extendScope(scope, names) : scope),
  };
}

/**
 * A scope with further names in front. The names of the outer scope stay getters, so that reading one subscribes to
 * that one alone.
 */
export function extendScope(scope: Scope, names: Readonly<Record<string, unknown>>): Scope {
  const inner = Object.create(null) as Record<string, unknown>;
  Object.defineProperties(inner, Object.getOwnPropertyDescriptors(scope));
  Object.defineProperties(inner, Object.getOwnPropertyDescriptors(names));
  return inner;
}
