import { when } from 'mobx';
import { TellableError } from '../data/TellableError.ts';
import { ChainStopped, defineAction } from './defineAction.ts';

/**
 * Loads a source again, or whatever shows a module; without a name, every source of the page. Of one source the next step
 * sees what came, and this one fails where nothing did.
 */
export const reload = defineAction('reload', async (step, { root, page, signal }) => {
  if (typeof step.module === 'string') {
    root.changes.changed(step.module);
    return;
  }
  const source = typeof step.source === 'string' ? page.sources.get(step.source) : undefined;
  if (!source) {
    page.reload();
    return;
  }
  source.reload();
  await when(() => source.status !== 'loading', { signal }).catch(() => {
    throw new ChainStopped();
  });
  if (source.status === 'failed') throw new TellableError(source.error);
});
