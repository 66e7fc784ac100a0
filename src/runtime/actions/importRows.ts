import { toLocalText } from '../../documents/rule.ts';
import type { ImportOutcome } from '../../schemas/wire/importRows.ts';
import { ImportModel } from '../stores/ImportModel.ts';
import { ChainStopped, defineAction } from './defineAction.ts';

/** Opens the import of a module; the result is what came of it. The chain ends where nothing was imported. */
export const importRows = defineAction(
  'importRows',
  async (step, { root, signal }): Promise<ImportOutcome> => {
    const module = String(step.module);
    const { document, rights } = await root.resources.load('form', module);
    const { metas } = root.platform.registry;
    const writable = rights?.write ?? '*';
    const fields = document.fields
      .filter(({ type, name, value }) => {
        const column = metas.get(type)?.field?.column;
        const computed = value !== undefined;
        return (
          !computed &&
          column !== undefined &&
          column !== null &&
          (writable === '*' || writable.includes(name))
        );
      })
      .map(({ name, title = name }) => ({ code: name, title }));
    const title = root.locale.localise(toLocalText(document.title ?? document.name));
    const { files, jobs } = root;
    const model = new ImportModel({ title, fields, files, jobs, module: root.module(module) });
    const outcome = await root.imports.ask(model, signal);
    if (outcome === undefined) throw new ChainStopped();
    root.changes.changed(module);
    return outcome;
  },
);
