import { toLocalText } from '../../documents/rule.ts';
import { ImportModel } from './ImportModel.ts';
import type { RootStore } from './RootStore.ts';

/** An import into a module, with the fields that the role may write. @throws ApiError */
export async function createImport(root: RootStore, module: string): Promise<ImportModel> {
  const { document, rights } = await root.resources.load('form', module);
  const { metas } = root.platform.registry;
  const writable = rights?.write ?? '*';
  const fields = document.fields
    .filter(({ type, name, value }) => {
      const column = metas.get(type)?.field?.column;
      const computed = value !== undefined;
      return (
        !computed && column !== undefined && column !== null && (writable === '*' || writable.includes(name))
      );
    })
    .map(({ name, title = name }) => ({ code: name, title }));
  const title = root.locale.localise(toLocalText(document.title ?? document.name));
  const { files, jobs } = root;
  return new ImportModel({ title, about: module, fields, files, jobs, module: root.module(module) });
}
