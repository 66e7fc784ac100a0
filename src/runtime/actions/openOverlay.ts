import type { ActionContext } from './defineAction.ts';
import type { Action } from '../../schemas/action.ts';
import { readParams, type TargetStep } from './parameters.ts';

/** Opens a form, list or page above this one; the result is what it was closed with. */
export const openOverlay = (shape: 'dialog' | 'drawer') => (step: Action, context: ActionContext) => {
  const { target, title, width } = step as TargetStep;
  return context.root.overlays.open({
    shape,
    target,
    params: readParams(step, context),
    ...(title === undefined ? {} : { title: context.text(title) }),
    ...(width === undefined ? {} : { width }),
  });
};
