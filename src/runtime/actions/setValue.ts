import { inDigits } from '../../documents/storedNumber.ts';
import { defineAction } from './defineAction.ts';
import { formOf } from './formOf.ts';

/** Sets a field of the form around the node. */
export const setValue = defineAction('setValue', (step, context) => {
  formOf(context).setValue(String(step.field), inDigits(context.read(step.value)));
});
