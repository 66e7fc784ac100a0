import { defineAction } from './defineAction.ts';

type Level = 'success' | 'info' | 'warning' | 'error';

/** Tells the person something. */
export const message = defineAction('message', (step, { root, text }) => {
  root.ui.message((step.level as Level | undefined) ?? 'info', text(step.text));
});
