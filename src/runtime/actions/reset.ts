import { defineAction } from './defineAction.ts';
import { formOf } from './formOf.ts';

/** Puts the form back to what it was opened with. */
export const reset = defineAction('reset', (_step, context) => {
  formOf(context).reset();
});
