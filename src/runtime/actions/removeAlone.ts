import type { Action } from '../../schemas/action.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import { TellableError } from '../data/TellableError.ts';
import { actionTexts } from './actionTexts.ts';
import { type ActionContext, ChainStopped } from './defineAction.ts';
import { goneOf, removeOne, type Removal } from './removeOne.ts';

/**
 * Removes one record, which is told in a line, in the words of the step where it has its own.
 * @throws TellableError where it is still there
 */
export async function removeAlone(
  { module, done = actionTexts.removed }: Action,
  [id = '']: readonly string[],
  context: ActionContext,
): Promise<readonly Removal[]> {
  const { root, signal } = context;
  // The page may have been left while this was fetched.
  if (signal.aborted) throw new ChainStopped();
  const name = String(module);
  const results = await removeOne(name, id, context);
  root.changes.changed(name, { removed: goneOf(results) });
  const refused = results.find(({ msgState }) => msgState !== msgStates.success);
  if (refused) throw new TellableError(refused.msg);
  root.ui.message('success', context.text(done));
  return results;
}
