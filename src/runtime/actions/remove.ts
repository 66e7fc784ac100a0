import { msgStates } from '../../schemas/wire/answer.ts';
import { TellableError, tellableMessage } from '../data/TellableError.ts';
import { BulkRun } from '../stores/BulkRun.ts';
import { actionTexts } from './actionTexts.ts';
import { type ActionContext, ChainStopped, defineAction } from './defineAction.ts';
import { shownRecord } from '../render/shownRecords.ts';
import { namesOf } from './namesOf.ts';

/** What became of one record, with why it is still there. */
interface Removal {
  id: string;
  msgState: number;
  msg: string;
}

/**
 * Removes records. One is told in a line; of several the person sees what became of each, and may try again those that
 * are still there: the step then ends when the dialog is closed.
 */
export const remove = defineAction('remove', async (step, context) => {
  const value = context.read(step.ids);
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
  const { ui, locale } = context.root;
  if (ids.length === 0) {
    ui.message('warning', locale.localise(actionTexts.nothingChosen));
    throw new ChainStopped();
  }
  const module = String(step.module);
  if (ids.length > 1) return removeMany(module, ids, context);
  const results = await removeOne(module, ids[0] ?? '', context);
  context.root.changes.changed(module, { removed: goneOf(results) });
  for (const { msgState, msg } of results) {
    if (msgState === msgStates.success) ui.message('success', locale.localise(actionTexts.removed));
    else {
      ui.message('warning', msg);
      context.log(new Error(msg));
    }
  }
  return results;
});

async function removeMany(
  module: string,
  ids: readonly string[],
  context: ActionContext,
): Promise<readonly Removal[]> {
  const { root, signal } = context;
  const names = await namesOf(context.page, module, ids);
  const nth = root.locale.localise(actionTexts.nth);
  const labelOf = (id: string, index: number): string =>
    names.get(id) ?? nth.replace('{n}', String(index + 1));
  const named = ids.map((id, index) => ({ item: id, label: labelOf(id, index) }));
  const results = new Map<string, Removal>();
  let told = -1;
  /** Whoever shows the records hears of them together, at the end; of those that somebody else removed, too. */
  const tell = (): void => {
    const gone = goneOf([...results.values()]);
    if (gone.length === told) return;
    told = gone.length;
    root.changes.changed(module, { removed: gone });
  };
  const run = new BulkRun(root.locale.localise(actionTexts.removing), named, async (item, index) => {
    const id = String(item);
    try {
      const [result] = await removeOne(module, id, context);
      if (result) results.set(id, result);
      if (result?.msgState === msgStates.success) return { state: 'done', message: '', result };
      const gone = result?.msgState === msgStates.notFound;
      const reason = new TellableError(result?.msg ?? root.locale.localise(actionTexts.failed));
      // Tried again it would be refused again: the person looks at it anew first.
      const final = gone || result?.msgState === msgStates.conflict;
      if (!final) throw reason;
      context.log(reason, named[index]?.label);
      return { state: 'failed', message: reason.message, result, final: true };
    } catch (error) {
      if (signal.aborted) return { state: 'waiting', message: '', result: null };
      context.log(error, named[index]?.label);
      const message = tellableMessage(error) ?? root.locale.localise(actionTexts.failed);
      return { state: 'failed', message, result: results.get(id) ?? null };
    }
  });
  const closed = root.bulkRuns.ask(run, signal);
  void run.run().then(tell);
  await closed;
  run.stop();
  tell();
  return [...results.values()];
}

/**
 * Removes a record as the page shows it: what somebody has changed since then was never decided upon. What is not there,
 * or not the role's to remove, the server answers alike; a person is told in plain words.
 */
async function removeOne(
  module: string,
  id: string,
  { root, page }: ActionContext,
): Promise<readonly Removal[]> {
  const revision = shownRecord(page, module, id)?.revision;
  const results = await root
    .module(module)
    .remove([id], revision === undefined ? undefined : { [id]: revision });
  const missing = root.locale.localise(actionTexts.notThere);
  return results.map((one) => (one.msgState === msgStates.notFound ? { ...one, msg: missing } : one));
}

const goneOf = (results: readonly Removal[]): string[] =>
  results.filter(({ msgState }) => msgState === msgStates.success).map(({ id }) => id);
