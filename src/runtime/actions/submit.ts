import { submitForm } from '../form/submitForm.ts';
import { actionTexts } from './actionTexts.ts';
import { ChainStopped, defineAction } from './defineAction.ts';
import { formOf } from './formOf.ts';

/**
 * Validates and stores the form's record; the result is the record as it now stands. Where the person went on typing
 * meanwhile the chain ends here: its next steps may close the form.
 */
export const submit = defineAction('submit', async (_step, context) => {
  const { ui, locale } = context.root;
  const outcome = await submitForm(formOf(context));
  if (outcome.status === 'stored') {
    const { dirty } = formOf(context);
    ui.message('success', locale.localise(dirty ? actionTexts.savedBefore : actionTexts.saved));
    if (dirty) throw new ChainStopped();
    return outcome.record;
  }
  const text = outcome.status === 'invalid' ? actionTexts.invalid : actionTexts.unchanged;
  ui.message(outcome.status === 'invalid' ? 'warning' : 'info', locale.localise(text));
  throw new ChainStopped();
});
