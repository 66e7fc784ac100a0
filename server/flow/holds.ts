import { sql } from 'kysely';
import { AppError } from '../errors/AppError.ts';
import type { FindHolds } from '../records/holds.ts';

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

const inFlow = (number: string): AppError =>
  new AppError('RECORD_IN_FLOW', {
    message: {
      zhCN: `该记录正在审批中（${number}），不能修改`,
      enUS: `This record is under approval (${number}) and cannot be changed`,
    },
    result: { number },
  });
