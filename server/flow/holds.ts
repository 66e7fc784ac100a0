import { sql } from 'kysely';
import { AppError } from '../errors/AppError.ts';
import { moveFiles } from '../files/repository.ts';
import type { FindHolds, KeepFiles } from '../records/holds.ts';
import { FLOW_FILES } from './instances.ts';

/** What flows hold of a form: records under approval, and the fields in which published flows keep how they stand. */
export const findHolds: FindHolds = async (db, form, ids) => {
  const { rows } = await sql<{ record: string | null; number: string | null; field: string | null }>`
    select record, coalesce(number, title ->> 'zhCN') as number, null as field from atrium.flow_instance
      where form = ${form} and record = any(${[...ids]}::text[]) and state in ('running', 'returned', 'suspended')
    union all
    select null, null, field from atrium.flow_kept_field where form = ${form}`.execute(db);
  return {
    records: new Map(
      rows.flatMap(({ record, number }) =>
        record === null ? [] : [[record, inFlow(number ?? '')] as const],
      ),
    ),
    fields: new Set(rows.flatMap(({ field }) => field ?? [])),
  };
};

/** The files of a finished paper stay with it, as it stood, whatever becomes of its record. */
export const keepFinishedFiles: KeepFiles = async (db, { form, record, files, filesOf }) => {
  const rows = await db
    .selectFrom('atrium.flow_instance')
    .select(['id', 'data'])
    .where('form', '=', form)
    .where('record', '=', record)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at')
    .execute();
  for (const { id, data } of rows) {
    const own = filesOf(data ?? {});
    const ids = files.filter((file) => own.has(file));
    await moveFiles(db, { ids, from: `${form}/${record}`, to: `${FLOW_FILES}${id}` });
  }
};

const inFlow = (number: string): AppError =>
  new AppError('RECORD_IN_FLOW', {
    message: {
      zhCN: `该记录正在审批中（${number}），不能修改`,
      enUS: `This record is under approval (${number}) and cannot be changed`,
    },
    result: { number },
  });
