import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';

/** Puts a text on the clipboard, or shows it to be copied by hand. */
export const copyText = defineAction('copyText', async (step, { root, text }) => {
  const copied = await root.ui.copy(text(step.text));
  if (copied) root.ui.message('success', root.locale.localise(actionTexts.copied));
});
