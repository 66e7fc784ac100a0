import { Compile } from 'typebox/compile';
import type { Validator } from 'typebox/compile';
import { documentSchemas, isDocumentKind } from '../../../src/schemas/documents/index.ts';
import type { DocumentKind } from '../../../src/schemas/documents/index.ts';
import type { ResourceKind } from '../../../src/schemas/kinds.ts';
import { DOCUMENT_BYTES, DOCUMENT_DEPTH, DOCUMENT_NODES } from '../../../src/schemas/limits.ts';
import { describeErrors } from '../../call/payload.ts';
import { AppError, finding } from '../../errors/AppError.ts';

const validators = new Map<DocumentKind, Validator>();

function validatorOf(kind: DocumentKind): Validator {
  const known = validators.get(kind) ?? Compile(documentSchemas[kind]);
  validators.set(kind, known);
  return known;
}

/** Levels of objects and arrays in a JSON value, counted no further than `limit`. */
function depthWithin(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return limit > 0 && Object.values(value).every((member) => depthWithin(member, limit - 1));
}

/** Whether a JSON value holds at most `limit` nodes: objects with a `type` and an `id`. */
function nodesWithin(value: unknown, limit: number): boolean {
  const open: unknown[] = [value];
  let nodes = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if ('type' in next && 'id' in next && typeof next.type === 'string' && typeof next.id === 'string') {
      nodes += 1;
      if (nodes > limit) return false;
    }
    for (const member of Object.values(next)) open.push(member);
  }
  return true;
}

/**
 * Checks that a document has the shape of its kind and stays within the limits of documents.
 * @throws AppError DOCUMENT_INVALID with findings
 */
export function checkDocumentShape(kind: ResourceKind, id: string, schema: unknown): void {
  const refuse = (...errors: ReturnType<typeof describeErrors>): never => {
    throw new AppError('DOCUMENT_INVALID', { errors });
  };
  if (!isDocumentKind(kind)) return refuse(finding('kind', 'VALUE_INVALID'));
  if (!depthWithin(schema, DOCUMENT_DEPTH)) return refuse(finding('schema', 'TOO_BIG', DOCUMENT_DEPTH));
  if (Buffer.byteLength(JSON.stringify(schema)) > DOCUMENT_BYTES) {
    return refuse(finding('schema', 'TOO_LONG', DOCUMENT_BYTES));
  }
  if (!nodesWithin(schema, DOCUMENT_NODES)) return refuse(finding('schema', 'TOO_MANY', DOCUMENT_NODES));
  const validator = validatorOf(kind);
  if (!validator.Check(schema)) {
    const errors = describeErrors(validator.Errors(schema));
    return refuse(...errors.map((error) => ({ ...error, path: `schema.${error.path}` })));
  }
  if ((schema as { id: string }).id !== id) return refuse(finding('schema.id', 'VALUE_INVALID'));
}
