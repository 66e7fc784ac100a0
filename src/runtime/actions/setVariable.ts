import { defineAction } from './defineAction.ts';

/** Sets a variable of the page. */
export const setVariable = defineAction('setVariable', (step, { page, read }) => {
  page.setVariable(String(step.name), read(step.value));
});
