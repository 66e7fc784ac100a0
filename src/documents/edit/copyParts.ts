import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { FieldNode } from '../../schemas/node.ts';
import { outermost } from '../parts/part.ts';
import type { Clipping } from './clipping.ts';
import { type EditLanguage, treeOf } from './command.ts';
import { namesRead } from './namesRead.ts';

/** Parts as the clipboard keeps them, with the sources, variables and fields that they read. */
export function copyParts(
  document: AtriumDocument,
  keys: readonly string[],
  language: EditLanguage,
): Clipping {
  const parts = outermost(treeOf(document, language), keys).filter(({ role }) => role !== 'document');
  const read = namesRead(
    parts.map(({ value }) => value),
    language.metas,
  );
  const sources = 'sources' in document ? only(document.sources, read.sources) : {};
  // A source may be asked with what a variable holds.
  const further = namesRead(Object.values(sources), language.metas);
  const variables =
    'variables' in document
      ? only(document.variables, new Set([...read.variables, ...further.variables]))
      : {};
  const fields = 'fields' in document ? document.fields.filter(({ name }) => read.fields.has(name)) : [];
  return {
    atrium: 'parts',
    kind: document.kind,
    id: document.id,
    schemaVersion: document.schemaVersion,
    parts: parts.map(({ role, type, name, value }) => ({
      role,
      name,
      value,
      ...(type !== undefined && { type }),
    })),
    ...(Object.keys(sources).length > 0 && { sources }),
    ...(Object.keys(variables).length > 0 && { variables }),
    ...(fields.length > 0 && { fields }),
  };
}

const only = <T>(
  of: Readonly<Record<string, T>> | undefined,
  names: ReadonlySet<string>,
): Record<string, T> => Object.fromEntries(Object.entries(of ?? {}).filter(([name]) => names.has(name)));

/** What a clipping reads that a document does not have. */
export interface Missing {
  readonly sources: readonly string[];
  readonly variables: readonly string[];
}

/** Named things that pasting into a document leaves unresolved, unless they are taken along. */
export function missingIn(clipping: Clipping, document: AtriumDocument): Missing {
  const lacking = (of: Readonly<Record<string, unknown>> | undefined, had: object | undefined): string[] =>
    Object.keys(of ?? {}).filter((name) => had === undefined || !Object.hasOwn(had, name));
  return {
    sources: lacking(clipping.sources, 'sources' in document ? document.sources : undefined),
    variables: lacking(clipping.variables, 'variables' in document ? document.variables : undefined),
  };
}

/** The fields of a clipping by code. */
export const clippedField = ({ fields = [] }: Clipping, code: string): FieldNode | undefined =>
  fields.find(({ name }) => name === code);
