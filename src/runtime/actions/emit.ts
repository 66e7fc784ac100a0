import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';

/** Tells whoever uses the control around the node. Controls are not drawn yet, so nothing is there to be told. */
export const emit = defineAction('emit', (_step, { root }) => {
  throw new Error(root.locale.localise(actionTexts.noControl));
});
