import type { FormModel } from '../form/FormModel.ts';
import { showWrong } from '../form/showWrong.ts';
import { submitForm, type SubmitOutcome } from '../form/submitForm.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { actionTexts } from './actionTexts.ts';
import { ChainStopped, defineAction } from './defineAction.ts';
import { formOf } from './formOf.ts';

/**
 * Validates and stores the form's record, and tells the person how that ended; a field that is not valid is brought into
 * sight.
 * @throws ApiError where the server could not be asked, or refused the record as a whole
 */
export async function submitTold(form: FormModel, { ui, locale }: RootStore): Promise<SubmitOutcome> {
  const outcome = await submitForm(form);
  if (outcome.status === 'stored') {
    ui.message('success', locale.localise(form.dirty ? actionTexts.savedBefore : actionTexts.saved));
  } else {
    const text = outcome.status === 'invalid' ? actionTexts.invalid : actionTexts.unchanged;
    ui.message(outcome.status === 'invalid' ? 'warning' : 'info', locale.localise(text));
    if (outcome.status === 'invalid') showWrong(form, document.body);
  }
  return outcome;
}

/**
 * Validates and stores the form's record; the result is the record as it now stands. Where the person went on typing
 * meanwhile the chain ends here: its next steps may close the form.
 */
export const submit = defineAction('submit', async (_step, context) => {
  const form = formOf(context);
  const outcome = await submitTold(form, context.root);
  if (outcome.status === 'stored' && !form.dirty) return outcome.record;
  throw new ChainStopped();
});
