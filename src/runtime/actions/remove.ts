import { msgStates } from '../../schemas/wire/answer.ts';
import { actionTexts } from './actionTexts.ts';
import { ChainStopped, defineAction } from './defineAction.ts';

/** Removes records; where only some could be removed, the person reads why. */
export const remove = defineAction('remove', async (step, { root, read }) => {
  const value = read(step.ids);
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
  const { ui, locale } = root;
  if (ids.length === 0) {
    ui.message('warning', locale.localise(actionTexts.nothingChosen));
    throw new ChainStopped();
  }
  const module = String(step.module);
  const results = await root.module(module).remove(ids);
  const failed = results.filter(({ msgState }) => msgState !== msgStates.success);
  const kept = new Set(failed.map(({ id }) => id));
  root.changes.changed(module, { removed: ids.filter((id) => !kept.has(id)) });
  if (failed.length === 0) ui.message('success', locale.localise(actionTexts.removed));
  else {
    const reasons = [...new Set(failed.map(({ msg }) => msg))].join('；');
    ui.message('warning', `${locale.localise(actionTexts.partlyRemoved)}${reasons}`);
  }
  return results;
});
