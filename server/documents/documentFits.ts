import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Validator } from 'typebox/compile';
import { type DocumentKind, documentSchemas } from '../../src/schemas/documents/index.ts';

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
