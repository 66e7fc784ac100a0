import { scopeAt, type ScopeAt, type Surroundings } from '../../documents/check/scopeAt.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { WorkingDocuments } from '../catalogue/WorkingDocuments.ts';

/**
 * What is seen at places of a document, each worked out once; anew when a document has come that something here names. An
 * observer that asks follows that.
 */
export function keptScopes(
  document: AtriumDocument,
  around: Surroundings,
  documents: WorkingDocuments,
): (pointer: string) => ScopeAt {
  const kept = new Map<string, ScopeAt>();
  let arrived = documents.arrived;
  return (pointer) => {
    if (arrived !== documents.arrived) kept.clear();
    arrived = documents.arrived;
    const found = kept.get(pointer) ?? scopeAt(document, pointer, around);
    kept.set(pointer, found);
    return found;
  };
}
