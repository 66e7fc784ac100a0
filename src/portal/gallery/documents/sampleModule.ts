import { evaluate } from '../../../conditions/index.ts';
import type { FixedAnswer } from '../../../runtime/data/fixedTransport.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import { msgStates, type Answer } from '../../../schemas/wire/answer.ts';
import type { AggregateRequest, ListRequest, ModuleRecord } from '../../../schemas/wire/record.ts';
import { isLess, measured } from './measured.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a module is called with; the calls of the client are the only ones that come here. */
interface Calls {
  list: ListRequest;
  detail: { id: string };
  count: { where?: RuleSet };
  aggregate: AggregateRequest;
  add: { data: Fields };
  update: { id: string; data: Fields };
  remove: { ids: readonly string[] };
}

/** Says that there is no such record. */
type Missing = () => Partial<Answer>;

/** When all records of a sample were made and changed. */
const MADE = '2026-09-01T00:00:00.000Z';

/** A record as the server gives it out. */
const asStored = (fields: Fields, id: string): ModuleRecord => ({
  createdBy: 'system',
  createdAt: MADE,
  updatedBy: 'system',
  updatedAt: MADE,
  ...fields,
  id,
  revision: 1,
});

/**
 * The calls of a module over a few records in memory: it finds, sorts, pages and sums them as the server would, and
 * keeps what is written for as long as it is there itself.
 * @param settle computes what is computed of a record
 */
export function sampleModule(
  sample: readonly Fields[],
  settle: (values: Fields) => Fields,
  missing: Missing,
): Readonly<Record<keyof Calls, FixedAnswer>> {
  let records = sample.map((fields, index) =>
    asStored(fields, typeof fields.id === 'string' ? fields.id : String(index + 1)),
  );
  let added = 0;
  const fitting = (where: RuleSet | undefined): ModuleRecord[] =>
    records.filter((record) => evaluate(where, record));
  const answers: { [C in keyof Calls]: (param: Calls[C]) => Partial<Answer> } = {
    list: ({ where, sort = [], offset = 0, limit = 20 }) => {
      const found = fitting(where).sort((a, b) => compared(a, b, sort));
      return { list: found.slice(offset, limit < 0 ? undefined : offset + limit), total: found.length };
    },
    detail: ({ id }) => {
      const found = records.find((record) => record.id === id);
      return found ? { result: found } : missing();
    },
    count: ({ where }) => ({ result: fitting(where).length }),
    aggregate: ({ where, ...asked }) => ({ list: measured(fitting(where), asked) }),
    add: ({ data }) => {
      added += 1;
      const record = asStored(settle(data), `new-${String(added)}`);
      records = [record, ...records];
      return { result: record };
    },
    update: ({ id, data }) => {
      const before = records.find((record) => record.id === id);
      if (!before) return missing();
      const after = { ...before, ...settle({ ...before, ...data }), id, revision: before.revision + 1 };
      records = records.map((record) => (record === before ? after : record));
      return { result: after };
    },
    remove: ({ ids }) => {
      records = records.filter(({ id }) => !ids.includes(id));
      return { list: ids.map((id) => ({ id, msgState: msgStates.success, msg: '' })) };
    },
  };
  return answers as Record<keyof Calls, FixedAnswer>;
}

/** The empty stands last, either way. */
function compared(a: ModuleRecord, b: ModuleRecord, sort: NonNullable<ListRequest['sort']>): number {
  for (const { field, order } of sort) {
    const [one, other] = [a[field] ?? null, b[field] ?? null];
    if (one === other) continue;
    if (one === null) return 1;
    if (other === null) return -1;
    return isLess(one, other) === (order === 'asc') ? -1 : 1;
  }
  return 0;
}
