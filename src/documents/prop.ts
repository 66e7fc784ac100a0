import { compileTemplate, toText } from '../conditions/index.ts';
import { Check } from 'typebox/value';
import type { Prop, TemplateProp } from '../schemas/prop.ts';
import { type Locale, type Text } from '../schemas/text.ts';
import { compileOptions, type Environment } from './environment.ts';
import type { Scope } from './flag.ts';

/** A prop ready for use; `read` gives the value for the component. */
export interface CompiledProp {
  kind: Prop['kind'];
  /** Same for every scope and both languages. */
  constant: boolean;
  read(scope: Scope, locale: Locale): unknown;
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

/** A text of one or both languages with templates; what fails shows nothing rather than its source. */
export function compileText(text: Text, environment: Environment): CompiledProp {
  const one = (source: string) => compileTemplate(source, { ...compileOptions(environment), fallback: '' });
  if (typeof text === 'string') {
    const compiled = one(text);
    return { kind: 'text', constant: compiled.constant, read: (scope) => toText(compiled.evaluate(scope)) };
  }
  const both = { zhCN: one(text.zhCN), enUS: one(text.enUS) };
  return { kind: 'text', constant: false, read: (scope, locale) => toText(both[locale].evaluate(scope)) };
}

function compileBindable(prop: Prop, written: unknown, environment: Environment): CompiledProp {
  const compiled = compileTemplate(written, { ...compileOptions(environment), fallback: undefined });
  const schema = prop.resolved ?? prop.schema;
  const read = (scope: Scope): unknown => {
    const value = compiled.evaluate(scope);
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
