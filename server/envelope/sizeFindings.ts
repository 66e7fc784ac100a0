import type { TSchema } from 'typebox';
import { inputError, MOST_INPUT_ERRORS } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';

/** What of a schema this file reads. */
interface Sizes {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly additionalProperties?: unknown;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: unknown;
}

/**
 * What of a payload is more than its schema takes: many members that nobody declared, lists and objects of too many. A validator
 * that says what is wrong looks at every one of them first; this counts, and looks no deeper where there are too many.
 */
export function sizeFindings(schema: TSchema, value: unknown): readonly InputError[] {
  const found: InputError[] = [];
  look(schema, value, '', found);
  return found;
}

function look(schema: Sizes, value: unknown, path: string, found: InputError[]): void {
  if (typeof value !== 'object' || value === null || found.length >= MOST_INPUT_ERRORS) return;
  if (Array.isArray(value)) {
    if (value.length > (schema.maxItems ?? Infinity))
      found.push(inputError(path, 'TOO_MANY', schema.maxItems));
    return;
  }
  const { properties = {}, maxProperties = Infinity, additionalProperties } = schema;
  const names = Object.keys(value);
  if (names.length > maxProperties) found.push(inputError(path, 'VALUE_INVALID'));
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  if (additionalProperties === false) {
    const unknown = names.filter((name) => !Object.hasOwn(properties, name));
    // A few are the validator's to tell, together with what else is wrong.
    if (unknown.length > MOST_INPUT_ERRORS) {
      found.push(...unknown.slice(0, MOST_INPUT_ERRORS).map((name) => inputError(at(name), 'UNKNOWN_FIELD')));
    }
  }
  for (const [name, each] of Object.entries(properties)) {
    if (Object.hasOwn(value, name)) look(each, (value as Record<string, unknown>)[name], at(name), found);
  }
}
