import type { ImportOutcome } from '../../schemas/wire/importRows.ts';
import { loadChunk } from '../data/loadChunk.ts';
import { ChainStopped, defineAction } from './defineAction.ts';

/** Opens the import of a module; the result is what came of it. The chain ends where nothing was imported yet. */
export const importRows = defineAction(
  'importRows',
  async (step, { root, signal }): Promise<ImportOutcome> => {
    const module = String(step.module);
    const { createImport } = await loadChunk(() => import('../stores/createImport.ts'));
    const model = await createImport(root, module);
    const outcome = await root.imports.ask(model, signal);
    if (outcome === undefined) {
      model.leave();
      throw new ChainStopped();
    }
    root.changes.changed(module);
    return outcome;
  },
);
