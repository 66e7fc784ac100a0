import type { Action } from '../../schemas/action.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import { TellableError, tellableMessage } from '../data/TellableError.ts';
import { BulkRun } from '../stores/BulkRun.ts';
import { actionTexts } from './actionTexts.ts';
import { type ActionContext, ChainStopped } from './defineAction.ts';
import { namesOf } from './namesOf.ts';
import { goneOf, removeOne, type Removal } from './removeOne.ts';

/** Removes several records, each told by itself; ends when the person has closed the dialog of the step's title about them. */
export async function removeMany(
  step: Action,
  ids: readonly string[],
  context: ActionContext,
): Promise<readonly Removal[]> {
  const { root, signal } = context;
  // The page may have been left while this was fetched.
  if (signal.aborted) throw new ChainStopped();
  const module = String(step.module);
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
  const run = new BulkRun(context.text(step.title ?? actionTexts.removing), named, async (item, index) => {
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
