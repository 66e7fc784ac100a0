import type { Part } from '../../../documents/parts/part.ts';
import type { AtriumDocument } from '../../../schemas/documents/index.ts';

/** Codes of the roles that may read a field of a form; undefined of what no grant speaks of. */
export function readersOf(document: AtriumDocument, { role, name }: Part): readonly string[] | undefined {
  if (document.kind !== 'form' || (role !== 'field' && role !== 'place')) return undefined;
  const reading = document.grants.filter(({ read }) => read === '*' || read.includes(name));
  return [...new Set(reading.flatMap(({ roles }) => roles))];
}
