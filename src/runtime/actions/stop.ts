import { ChainStopped, defineAction } from './defineAction.ts';

/** Ends the chain without an error. */
export const stop = defineAction('stop', () => {
  throw new ChainStopped();
});
