import { ApiError } from '../data/ApiError.ts';
import { callInterface } from '../data/callInterface.ts';
import { refuseParameters } from '../form/refuseParameters.ts';
import { defineAction } from './defineAction.ts';

/**
 * Calls an interface; the result is the answer's `list` or `result`. What it refuses of the form's values is shown at
 * their fields, and ends the step all the same.
 */
export const call = defineAction('call', async (step, { root, signal, form, readParam }) => {
  const param = readParam(step.param ?? {}) as object;
  try {
    const answer = await callInterface(root, String(step.call), param, { signal });
    return answer.list ?? answer.result;
  } catch (error) {
    if (form && error instanceof ApiError) refuseParameters(form, step.param, error.detail.errors ?? []);
    throw error;
  }
});
