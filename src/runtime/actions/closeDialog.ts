import { defineAction } from './defineAction.ts';

/** Closes the topmost dialog or drawer; `value` is the result of the step that opened it. */
export const closeDialog = defineAction('closeDialog', (step, { root, read }) => {
  root.overlays.overlays.at(-1)?.close(step.value === undefined ? undefined : read(step.value));
});
