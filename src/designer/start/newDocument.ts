import type { AtriumDocument, DocumentKind } from '../../schemas/documents/index.ts';
import { blankDocument } from '../../documents/blankDocument.ts';

/** What a person chose to begin with. */
export interface StartChoice {
  readonly way: 'blank' | 'copy';
  readonly name: string;
  readonly id: string;
  /** Id of what is copied, or of the form or list that it is about. */
  readonly source: string | undefined;
  /** The role of whoever begins. */
  readonly role?: string | undefined;
}

/**
 * The document that a choice begins.
 * @param from what is copied, or the form or list that it is about
 */
export function newDocument(
  kind: DocumentKind,
  { way, name, id, role }: StartChoice,
  from: AtriumDocument | undefined,
): AtriumDocument {
  const called = { id, name: name.trim() };
  if (way === 'copy' && from !== undefined) return { ...from, ...called };
  const module =
    from?.kind === 'form' ? { id: from.id, fields: from.fields.map((field) => field.name) } : undefined;
  const list = from?.kind === 'mgrList' ? { list: from.id } : {};
  const blank = blankDocument(kind, {
    ...called,
    ...list,
    ...(module && { module }),
    ...(role !== undefined && { role }),
  });
  // What it is called is what users read, until its title says otherwise; of these they read nothing.
  return kind === 'condition' || kind === 'control' ? blank : { ...blank, title: called.name };
}
