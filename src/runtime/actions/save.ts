import { randomToken } from '../data/randomToken.ts';
import type { ModuleRecord } from '../../schemas/wire/record.ts';
import { defineAction } from './defineAction.ts';
import { namingFields } from './namingFields.ts';

/** Adds a record, or changes one where `id` and `revision` are given. */
export const save = defineAction('save', async (step, { root, read }): Promise<ModuleRecord> => {
  const module = String(step.module);
  const data = read(step.data) as object;
  const id = step.id === undefined ? null : read(step.id);
  const calls = root.module(module);
  const known = typeof id === 'string' && id !== '';
  const stored = known
    ? calls.update(id, Number(read(step.revision)), data)
    : calls.add(data, randomToken(4));
  const record = await stored.catch(async (error: unknown) => {
    throw await namingFields(root, module, error);
  });
  root.changes.changed(module, known ? { updated: record.id } : { added: record.id });
  return record;
});
