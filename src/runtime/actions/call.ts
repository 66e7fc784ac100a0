import { callInterface } from '../data/callInterface.ts';
import { defineAction } from './defineAction.ts';

/** Calls an interface; the result is the answer's `list` or `result`. */
export const call = defineAction('call', async (step, context) => {
  const { root, signal } = context;
  const param = context.read(step.param ?? {}) as object;
  const answer = await callInterface(root, String(step.call), param, { signal });
  return answer.list ?? answer.result;
});
