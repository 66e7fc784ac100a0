import { TellableError } from '../data/TellableError.ts';
import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';

/** Tells an event of the page to whoever listens there. */
export const emit = defineAction('emit', (step, { root, page, read }) => {
  const payload = step.payload === undefined ? null : read(step.payload);
  if (!page.tell(String(step.event), payload))
    throw new TellableError(root.locale.localise(actionTexts.noEvent));
});
