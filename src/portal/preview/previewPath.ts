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

/** The form whose record a page is opened with: its own, that of a further form, else the first one that a page names. */
export function recordModule(document: AtriumDocument): string | undefined {
  return document.kind === 'form' ? document.id : namedModules(document)[0];
}

/** The modules whose records a document names, each time that it does. */
export function namedModules(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (name === 'module' && typeof inner === 'string') return [inner];
    if (name === 'call' && typeof inner === 'string') return [inner.split('/')[0] ?? ''];
    return namedModules(inner);
  });
}

/** Where users open a document, with the record that is chosen. */
export function previewPath(document: AtriumDocument, { record }: Pick<PreviewChoices, 'record'>): string {
  const [path = ''] = previewAddress(document.kind, document.id)?.split('?') ?? [];
  if (record === undefined || !takesRecord(document)) return path;
  return `${path}?${new URLSearchParams({ [RECORD]: record }).toString()}`;
}
