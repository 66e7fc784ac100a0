import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Validator } from 'typebox/compile';
import { type DocumentKind, documentSchemas } from '../../src/schemas/documents/index.ts';

const valueValidators = new WeakMap<TSchema, Validator>();

/** The same of a value and the schema of a prop or of a parameter of an action, of which there are as many as the language has. */
export function valueFits(schema: TSchema, value: unknown): boolean {
  const validator = valueValidators.get(schema) ?? Compile<TSchema>(schema);
  valueValidators.set(schema, validator);
  return validator.Check(value);
}

const validators = new Map<DocumentKind, Validator>();

/**
 * Whether a document is of the shape that its kind asks for, by a validator that is compiled once: five thousand nodes
 * take milliseconds, where the interpreted schemas take seconds. Browsers, which run no made code, have the latter.
 */
export function documentFits(kind: DocumentKind, document: object): boolean {
  const validator = validators.get(kind) ?? Compile<TSchema>(documentSchemas[kind]);
  validators.set(kind, validator);
  return validator.Check(document);
}
