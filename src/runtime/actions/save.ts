import { randomToken } from '../data/randomToken.ts';
import type { ModuleRecord } from '../../schemas/wire/record.ts';
import { defineAction } from './defineAction.ts';

/** Adds a record, or changes one where `id` and `revision` are given. */
export const save = defineAction('save', async (step, { root, read }): Promise<ModuleRecord> => {
  const module = String(step.module);
  const data = read(step.data) as object;
  const id = step.id === undefined ? null : read(step.id);
  const calls = root.module(module);
  const known = typeof id === 'string' && id !== '';
  const record = known
    ? await calls.update(id, Number(read(step.revision)), data)
    : await calls.add(data, randomToken(4));
  root.changes.changed(module, known ? {} : { added: record.id });
  return record;
});
