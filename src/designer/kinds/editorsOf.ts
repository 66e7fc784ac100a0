import type { DocumentKind } from '../../schemas/documents/index.ts';
import type { OwnEditor } from '../settings/ownEditors.ts';

const loads: Partial<Record<DocumentKind, () => Promise<readonly OwnEditor[]>>> = {
  flow: async () => (await import('./flow/panel/flowEditors.ts')).flowEditors,
};

/** Fetches the editors that a kind of document has of its own; undefined where it has none. */
export const editorsOf = (kind: DocumentKind): (() => Promise<readonly OwnEditor[]>) | undefined =>
  loads[kind];
