import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { addJob } from '../../jobs/addJob.ts';
import type { ModuleRule } from '../../records/moduleRules.ts';
import { announceJob } from './announce.ts';

/** What went out stays as people have it, and what goes out is not removed meanwhile. */
export const announcementRule: ModuleRule = {
  refuseChange(_work, before, changed) {
    if (!['draft', undefined, null].includes(before.state as string | null | undefined))
      throw invalidInput(inputError('data.state', 'ANNOUNCED'));
    if (changed.state === 'sent') throw invalidInput(inputError('data.state', 'VALUE_INVALID'));
  },
  async refusedRemovals({ db }, ids) {
    const rows = await db
      .selectFrom('atrium.announcement')
      .select('id')
      .where('id', 'in', [...ids])
      .where('state', '=', 'sending')
      .execute();
    const refusal = new AppError('INPUT_INVALID', { errors: [inputError('ids', 'ANNOUNCED')] });
    return new Map(rows.map(({ id }) => [id, refusal]));
  },
  async written({ db }, ids) {
    const rows = await db
      .selectFrom('atrium.announcement')
      .select('id')
      .where('id', 'in', [...ids])
      .where('state', '=', 'sending')
      .execute();
    for (const { id } of rows) await addJob(db, announceJob, { id }, { key: `announce ${id}` });
  },
};
