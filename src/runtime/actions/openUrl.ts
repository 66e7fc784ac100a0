import { TellableError } from '../data/TellableError.ts';
import { safeUrl } from '../../documents/safeUrl.ts';
import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';

/** Opens an address of this or another site; one that could run something is refused. */
export const openUrl = defineAction('openUrl', (step, { root, read }) => {
  const url = safeUrl(read(step.url));
  if (url === undefined) throw new TellableError(root.locale.localise(actionTexts.unsafeUrl));
  root.ui.open(url, step.blank !== false);
});
