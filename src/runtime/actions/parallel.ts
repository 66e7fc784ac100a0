import { stepsOf, withOwnSignal } from './chains.ts';
import { defineAction } from './defineAction.ts';

/** Runs chains side by side; the result is the list of theirs. The first that fails ends the others. */
export const parallel = defineAction('parallel', (step, { signal, runSteps }) => {
  const branches = Array.isArray(step.branches) ? step.branches.map(stepsOf) : [];
  return withOwnSignal(signal, (own) => Promise.all(branches.map((branch) => runSteps(branch, {}, own))));
});
