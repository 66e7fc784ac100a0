import { TellableError } from '../data/TellableError.ts';
import type { FormModel } from '../form/FormModel.ts';
import { actionTexts } from './actionTexts.ts';
import type { ActionContext } from './defineAction.ts';

/** The form around the node. @throws Error, told to the person, where there is none. */
export function formOf({ form, root }: ActionContext): FormModel {
  if (!form) throw new TellableError(root.locale.localise(actionTexts.noForm));
  return form;
}
