import type { ComposedPart } from '../../../src/schemas/wire/interface.ts';
import { AppError } from '../../errors/AppError.ts';
import type { OpenChain } from '../../steps/openSteps.ts';
import type { Definition } from '../definition/schema.ts';
import { checkChain } from './checkComposed.ts';

/** The state of what a definition calls in which it was last found sound. */
const sound = new WeakMap<Definition, string>();

/**
 * Refuses a call where what its steps call has been published anew, so that it does not take what it is given, or lacks
 * what is read of it: an input that is left out may be a filter, and a column that is not there would be told as empty.
 * @throws AppError INTERFACE_FAILED, whose cause says what is wrong
 */
export function refuseUnsound(definition: Definition, composed: ComposedPart, chain: OpenChain): void {
  if (sound.get(definition) === chain.state) return;
  const wrong = checkChain(definition, composed, (call) => chain.called.get(call) ?? 'UNKNOWN_CALL');
  if (wrong.length === 0) {
    sound.set(definition, chain.state);
    return;
  }
  const why = wrong.map(({ path, code }) => `${code} at ${path}`).join('; ');
  throw new AppError('INTERFACE_FAILED', { cause: new Error(`A step has changed: ${why}`) });
}
