import type { AtriumDocument } from '../../schemas/documents/index.ts';

/** Whether anything in a document asks what the menu allows by which somebody comes. */
export const readsActions = (document: AtriumDocument): boolean =>
  JSON.stringify(document).includes('actionMights');
