import { readDocument } from '../../src/documents/check/shape.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { type Finding, MOST_FINDINGS } from '../../src/schemas/finding.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import { pointerKeys } from '../../src/schemas/pointer.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { documentFits } from './documentFits.ts';
import { nameError } from './resourceName.ts';

/** A JSON pointer into the document as a dotted path of the payload. */
const dotted = (pointer = ''): string => ['schema', ...pointerKeys(pointer)].join('.');

/** The way back: of a path of a refusal the JSON pointer into the document. */
export const pointerOf = (path: string): string =>
  path
    .split('.')
    .slice(1)
    .map((key) => `/${key}`)
    .join('');

/** The refusal of a document for what was found in it. */
export const refusal = (
  findings: readonly Finding[],
  code: 'DOCUMENT_INVALID' | 'RIGHT_TO_USE' = 'DOCUMENT_INVALID',
): AppError =>
  new AppError(code, {
    errors: findings
      .slice(0, MOST_FINDINGS)
      .map(({ code, message, path, fix }) => ({ code, message, path: dotted(path), ...(fix && { fix }) })),
  });

const wrong = (path: string): AppError => refused(inputError(path, 'VALUE_INVALID'));

const refused = (error: InputError): AppError => new AppError('DOCUMENT_INVALID', { errors: [error] });

/**
 * A document as it is kept: whole, of its kind and within the limits, with a name, of the present version, and under the kind that
 * resources are stored as.
 * @throws AppError DOCUMENT_INVALID with findings
 */
export function acceptDocument(kind: ResourceKind, id: string, schema: unknown): AtriumDocument {
  const { document, findings } = readDocument(schema, documentFits);
  if (document === undefined) throw refusal(findings);
  if (storedKind(document.kind) !== storedKind(kind)) throw wrong('schema.kind');
  if (document.id !== id) throw wrong('schema.id');
  const unnamed = nameError(document.name, 'schema.name');
  if (unnamed !== undefined) throw refused(unnamed);
  return document.kind === 'condition_mew' ? { ...document, kind: 'condition' } : document;
}
