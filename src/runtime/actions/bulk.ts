import { isCancelled } from '../data/ApiError.ts';
import { tellableMessage } from '../data/TellableError.ts';
import { BulkRun } from '../stores/BulkRun.ts';
import { actionTexts } from './actionTexts.ts';
import { itemsOf, stepsOf } from './chains.ts';
import { ChainStopped, defineAction } from './defineAction.ts';

/**
 * Runs its steps for each element and shows what became of each; the person may try again what failed. The step ends
 * when the person closes the dialog.
 */
export const bulk = defineAction('bulk', async (step, context) => {
  const { root, signal, text } = context;
  const { locale } = root;
  const items = itemsOf(context.read(step.items), context);
  if (items.length === 0) {
    root.ui.message('warning', locale.localise(actionTexts.nothingChosen));
    throw new ChainStopped();
  }
  const steps = stepsOf(step.steps);
  const named = items.map((item, index) => {
    const label = text(step.label, { item, index });
    return { item, label: label === '' ? defaultLabel(item, index) : label };
  });
  const title = step.title === undefined ? locale.localise(actionTexts.bulkTitle) : text(step.title);
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
});

/** A text or a number names itself; anything else is counted. */
const defaultLabel = (item: unknown, index: number): string =>
  typeof item === 'string' || typeof item === 'number' ? String(item) : String(index + 1);
