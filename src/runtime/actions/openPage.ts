import { actionTexts } from './actionTexts.ts';
import { ChainStopped, defineAction } from './defineAction.ts';
import { readParams, type TargetStep } from './parameters.ts';
import { resourcePath } from './resourcePath.ts';

/**
 * Goes to a page: within the open system where a menu shows it, else at its own address, or with `inSystem` not at all:
 * the person is told, and the chain ends.
 */
export const openPage = defineAction('openPage', (step, context) => {
  const { target, newTab, inSystem } = step as TargetStep & { newTab?: boolean; inSystem?: boolean };
  const { root } = context;
  if (inSystem === true && !root.systems.pageOf(target.kind, target.id)) {
    root.ui.message('warning', root.locale.localise(actionTexts.notInSystem));
    throw new ChainStopped();
  }
  const path = resourcePath(root.systems, target, readParams(step, context));
  if (newTab === true) root.ui.open(path, true);
  else root.ui.navigate(path);
});
