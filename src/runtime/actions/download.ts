import { TellableError } from '../data/TellableError.ts';
import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';

/** The id of a file that a record holds, or that is given by itself; of a list its first. */
function fileIdOf(value: unknown): string | undefined {
  const file: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof file === 'string' && file !== '') return file;
  if (typeof file !== 'object' || file === null || !('id' in file)) return undefined;
  return typeof file.id === 'string' && file.id !== '' ? file.id : undefined;
}

/** Saves a file by a signed link, which the person's own right to the file is worth. */
export const download = defineAction('download', async (step, { root, read, signal }) => {
  const id = fileIdOf(read(step.file));
  if (id === undefined) throw new TellableError(root.locale.localise(actionTexts.noFile));
  root.ui.download(await root.files.link(id, { signal }));
});
