import { defineAction } from './defineAction.ts';

/** Loads a source again, or whatever shows a module; without a name, every source of the page. */
export const reload = defineAction('reload', (step, { root, page }) => {
  if (typeof step.module === 'string') root.changes.changed(step.module);
  else page.reload(typeof step.source === 'string' ? step.source : undefined);
});
