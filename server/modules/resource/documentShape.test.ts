import { expect, test } from 'vitest';
import { DOCUMENT_NODES } from '../../../src/schemas/limits.ts';
import { checkDocumentShape } from './documentShape.ts';

const documentOf = (nodes: number) => ({
  kind: 'app',
  id: 'a',
  name: 'a',
  layout: Array.from({ length: nodes }, (_, at) => ({ type: 'text', id: `n${String(at)}` })),
});

/** The paths and codes of what is wrong with a document. */
function errorsOf(schema: unknown): unknown {
  try {
    checkDocumentShape('app', 'a', schema);
    return [];
  } catch (error) {
    return (error as { errors?: unknown }).errors;
  }
}

test('refuses more nodes than a document may hold', () => {
  const refused = expect.objectContaining({ path: 'schema', code: 'TOO_MANY' }) as unknown;
  expect(errorsOf(documentOf(DOCUMENT_NODES + 1))).toEqual([refused]);
  expect(errorsOf(documentOf(DOCUMENT_NODES))).not.toContainEqual(refused);
});
