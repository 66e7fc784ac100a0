import { previewAddress } from '../../documents/previewAddress.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { PreviewChoices } from './choices.ts';

/** The parameter by which a page is given a record. */
const RECORD = 'id';

/** Whether a page is opened with a record: a form, and a page that says so. */
export function takesRecord(document: AtriumDocument): boolean {
  if (document.kind === 'form' || document.kind === 'mgrForm') return true;
  return 'params' in document && Object.hasOwn(document.params, RECORD);
}

/** Where users open a document, with the record that is chosen. */
export function previewPath(document: AtriumDocument, { record }: Pick<PreviewChoices, 'record'>): string {
  const [path = ''] = previewAddress(document.kind, document.id)?.split('?') ?? [];
  if (record === undefined || !takesRecord(document)) return path;
  return `${path}?${new URLSearchParams({ [RECORD]: record }).toString()}`;
}
