import { defineAction } from './defineAction.ts';

/** Calls an interface; the result is the answer's `list` or `result`. */
export const call = defineAction('call', async (step, context) => {
  const { root, signal } = context;
  const groupId = root.session.currentRole;
  const param = {
    ...(groupId === undefined ? {} : { groupId }),
    ...(context.read(step.param ?? {}) as object),
  };
  const answer = await root.client.call('interface', `/rest/http/${String(step.call)}.htm`, param, {
    signal,
  });
  return answer.list ?? answer.result;
});
