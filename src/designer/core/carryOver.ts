import { merge } from '../../documents/diff/merge.ts';
import { sharing } from '../../documents/diff/sharing.ts';
import { renameAt } from '../../documents/pointer.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { valueAt } from '../../schemas/pointer.ts';

/** Leads a document of the history over what was changed meanwhile; undefined where that cannot be done. */
export type CarryOver = (document: AtriumDocument) => AtriumDocument | undefined;

/** Over what somebody else has changed. Where both changed the same place, the document of the history keeps its own. */
export function carryChanges(from: AtriumDocument, to: AtriumDocument): CarryOver {
  // Hundreds of steps are compared with both.
  const shared = sharing(from, to);
  return (document) => merge(from, document, shared).value;
}

/**
 * Over a renaming of the server's, which wrote a name anew wherever it stood. A document that says something else at one of
 * these places may hold the old name there, so that it cannot be led over.
 * @param member whose own name it is, of what is named by its place in an object
 */
export function carryRename(
  from: AtriumDocument,
  to: AtriumDocument,
  member?: { readonly pointer: string; readonly name: string },
): CarryOver {
  const renamed = (document: AtriumDocument): AtriumDocument =>
    member === undefined || valueAt(document, member.pointer) === undefined
      ? document
      : (renameAt(document, member.pointer, member.name) as AtriumDocument);
  const begun = renamed(from);
  const shared = sharing(begun, to);
  return (document) => {
    const { value, conflicts } = merge(begun, renamed(document), shared);
    return conflicts.some(({ mine }) => mine !== undefined) ? undefined : value;
  };
}
