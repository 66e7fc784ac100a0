import { loadChunk } from '../data/loadChunk.ts';
import { actionTexts } from './actionTexts.ts';
import { itemsOf, stepsOf } from './chains.ts';
import { ChainStopped, defineAction } from './defineAction.ts';

/**
 * Runs its steps for each element and shows what became of each; the person may try again what failed. The step ends
 * when the person closes the dialog.
 */
export const bulk = defineAction('bulk', async (step, context) => {
  const { root, text } = context;
  const { locale } = root;
  const items = itemsOf(context.read(step.items), context);
  if (items.length === 0) {
    root.ui.message('warning', locale.localise(actionTexts.nothingChosen));
    throw new ChainStopped();
  }
  const steps = stepsOf(step.steps);
  const named = items.map((item, index) => {
    const label = text(step.label, { item, index });
    return { item, label: label === '' ? defaultLabel(item, index) : label };
  });
  const title = step.title === undefined ? locale.localise(actionTexts.bulkTitle) : text(step.title);
  const { runBulk } = await loadChunk(() => import('./runBulk.ts'));
  return runBulk(title, named, steps, context);
});

/** A text or a number names itself; anything else is counted. */
const defaultLabel = (item: unknown, index: number): string =>
  typeof item === 'string' || typeof item === 'number' ? String(item) : String(index + 1);
