import { loadChunk } from '../data/loadChunk.ts';
import { TellableError } from '../data/TellableError.ts';
import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';

/** Opens the browser's print for the whole page, all of it drawn, or for one sheet of it. */
export const print = defineAction('print', async ({ node }, { page, root }) => {
  if (typeof node !== 'string') {
    page.mounts.flush();
    root.ui.print();
    return;
  }
  const { printSheet } = await loadChunk(() => import('../print/printSheets.ts'));
  if (!(await printSheet(page, node, root.ui.print)))
    throw new TellableError(root.locale.localise(actionTexts.noSheet));
});
