import { actionTexts } from './actionTexts.ts';
import { ChainStopped, defineAction } from './defineAction.ts';
import { formOf } from './formOf.ts';

/** Validates the form around the node; the chain ends where a field is not valid. */
export const validate = defineAction('validate', async (_step, context) => {
  if (await formOf(context).validate()) {
    context.root.ui.message('warning', context.root.locale.localise(actionTexts.invalid));
    throw new ChainStopped();
  }
});
