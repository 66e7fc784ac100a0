import type { Action } from '../../schemas/action.ts';
import { isCancelled } from '../data/ApiError.ts';
import { tellableMessage } from '../data/TellableError.ts';
import { BulkRun } from '../stores/BulkRun.ts';
import { actionTexts } from './actionTexts.ts';
import { type ActionContext, ChainStopped } from './defineAction.ts';

/**
 * Runs steps for each of several elements, under the eyes of the person; ends when they have closed the dialog about it.
 * @param named the elements, each as the person calls it
 */
export async function runBulk(
  title: string,
  named: readonly { item: unknown; label: string }[],
  steps: readonly Action[],
  context: ActionContext,
): Promise<unknown> {
  const { root, signal } = context;
  // The page may have been left while this was fetched.
  if (signal.aborted) throw new ChainStopped();
  const { locale } = root;
  const run = new BulkRun(title, named, async (item, index) => {
    try {
      const result = await context.runSteps(steps, { item, index });
      return { state: 'done', message: '', result };
    } catch (error) {
      if (signal.aborted) return { state: 'waiting', message: '', result: null };
      if (error instanceof ChainStopped) return { state: 'skipped', message: '', result: null };
      const message = isCancelled(error)
        ? locale.localise(actionTexts.interrupted)
        : (tellableMessage(error) ?? locale.localise(actionTexts.failed));
      context.log(error, named[index]?.label);
      return { state: 'failed', message, result: null };
    }
  });
  const closed = root.bulkRuns.ask(run, signal);
  const stop = (): void => {
    run.stop();
  };
  signal.addEventListener('abort', stop, { once: true });
  void run.run();
  await closed;
  stop();
  signal.removeEventListener('abort', stop);
  return run.rows.map(({ item, state, message, result }) => ({ item, state, message, result }));
}
