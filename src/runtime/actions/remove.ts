import { loadChunk } from '../data/loadChunk.ts';
import { actionTexts } from './actionTexts.ts';
import { ChainStopped, defineAction } from './defineAction.ts';

/**
 * Removes records. One is told in a line; of several the person sees what became of each, and may try again those that
 * are still there: the step then ends when the dialog is closed.
 */
export const remove = defineAction('remove', async (step, context) => {
  const value = context.read(step.ids);
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
  const { ui, locale } = context.root;
  if (ids.length === 0) {
    ui.message('warning', locale.localise(actionTexts.nothingChosen));
    throw new ChainStopped();
  }
  const removal =
    ids.length === 1
      ? (await loadChunk(() => import('./removeAlone.ts'))).removeAlone
      : (await loadChunk(() => import('./removeMany.ts'))).removeMany;
  return removal(step, ids, context);
});
