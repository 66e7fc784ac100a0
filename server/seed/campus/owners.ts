import type { AtriumDocument } from '../../../src/schemas/documents/index.ts';
import { keyOf } from '../../documents/naming.ts';
import { reachableFrom } from '../../documents/policy.ts';
import { findReferences, pagesAt } from '../../documents/references.ts';

/**
 * Whose each document of a campus is: the system's that alone leads to it. What several systems lead to, or none, is
 * nobody's and shared with all of them.
 * @returns systems by `kind/id`
 */
export function campusOwners(documents: readonly AtriumDocument[]): ReadonlyMap<string, string> {
  const known = documents.map((document) => ({
    kind: document.kind,
    id: document.id,
    references: findReferences(document),
  }));
  const reachedBy = new Map<string, string[]>();
  for (const { kind, id, references } of known) {
    if (kind !== 'system') continue;
    for (const name of reachableFrom(references.flatMap(pagesAt), known))
      reachedBy.set(name, [...(reachedBy.get(name) ?? []), id]);
    reachedBy.set(keyOf({ kind, id }), [id]);
  }
  return new Map(
    [...reachedBy].flatMap(([name, [owner, ...more]]) =>
      owner === undefined || more.length > 0 ? [] : [[name, owner]],
    ),
  );
}
