import { asDeclared } from './asDeclared.ts';

/** Parameters, or inputs of a control, by name. */
type Declared = Readonly<Record<string, { readonly type: string; readonly default?: unknown }>>;

/** What a page reads as its parameters: those that it declares as their types, with their defaults, beside all others. */
export function pageParams(
  declared: Declared = {},
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, { type, default: first }] of Object.entries(declared)) {
    values[name] = asDeclared(given[name] ?? first, type);
  }
  return { ...given, ...values };
}
