import type { FieldFindings } from '../../../fields/FieldFindings.ts';
import type { PlacedValue } from '../../../settings/PlaceOfValue.ts';

/**
 * What the check found in a chain that stands in a document, as the editor of steps asks for it: by dotted paths that begin
 * with `steps`.
 * @param placed where the chain stands in the document; undefined: nobody checks it
 * @param held why texts of fields are no values, by path; kept as long as the chain is open
 */
export function chainFindings(placed: PlacedValue | undefined, held: Map<string, string>): FieldFindings {
  const found = (path: string, exactly: boolean): readonly string[] => {
    if (placed === undefined) return [];
    const inside = path.split('.').slice(1);
    return placed.problemsAt([placed.pointer, ...inside].join('/'), exactly);
  };
  return {
    at: (path) => found(path, true)[0],
    within: (path) => found(path, false).map((message) => ({ path, message })),
    hold: (path, why) => {
      if (why === undefined) held.delete(path);
      else held.set(path, why);
    },
    heldAt: (path) => held.get(path),
  };
}
