import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';

/** Puts a text on the clipboard. */
export const copyText = defineAction('copyText', async (step, { root, text }) => {
  await root.ui.copy(text(step.text));
  root.ui.message('success', root.locale.localise(actionTexts.copied));
});
