import { msgStates } from '../../schemas/wire/answer.ts';
import { loadChunk } from '../data/loadChunk.ts';
import { actionTexts } from './actionTexts.ts';
import { ChainStopped, defineAction } from './defineAction.ts';
import { goneOf, removeOne } from './removeOne.ts';

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
  const module = String(step.module);
  if (ids.length > 1) {
    const { removeMany } = await loadChunk(() => import('./removeMany.ts'));
    const title = step.title === undefined ? locale.localise(actionTexts.removing) : context.text(step.title);
    return removeMany(module, ids, title, context);
  }
  const results = await removeOne(module, ids[0] ?? '', context);
  context.root.changes.changed(module, { removed: goneOf(results) });
  for (const { msgState, msg } of results) {
    if (msgState === msgStates.success) ui.message('success', locale.localise(actionTexts.removed));
    else {
      ui.message('warning', msg);
      context.log(new Error(msg));
    }
  }
  return results;
});
