import type { CompiledFields } from './form.ts';
import type { Scope } from './flag.ts';

export type Values = Record<string, unknown>;

/** A scope with the record of fields in it, under their name. */
export const recordScope = (
  { scopeName }: CompiledFields,
  values: Readonly<Values>,
  outer: Scope,
): Scope => ({
  ...outer,
  [scopeName]: values,
});

/** The scope of a form: the platform's names and `form`. */
export const formScope = (values: Readonly<Values>, platform: Scope): Scope => ({
  ...platform,
  form: values,
});
