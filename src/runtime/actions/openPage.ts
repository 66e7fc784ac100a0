import { defineAction } from './defineAction.ts';
import { readParams, type TargetStep } from './parameters.ts';
import { resourcePath } from './resourcePath.ts';

/** Goes to a page: within the open system where a menu shows it, else at its own address. */
export const openPage = defineAction('openPage', (step, context) => {
  const { target, newTab } = step as TargetStep & { newTab?: boolean };
  const { root } = context;
  const path = resourcePath(root.systems, target, readParams(step, context));
  if (newTab === true) root.ui.open(path, true);
  else root.ui.navigate(path);
});
