import { Compile } from 'typebox/compile';
import { callables } from '../../src/schemas/wire/callables.ts';
import { describeErrors } from '../envelope/payload.ts';
import { inputError, invalidInput } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import type { OpenModule } from '../records/formModules.ts';
import type { RecordWork } from '../records/services.ts';
import { addRecord, removeRecords, updateRecord } from '../records/writing.ts';
import { NOTHING, resultOf } from './StepAnswer.ts';
import type { StepAnswer } from './StepAnswer.ts';
import type { Given } from './StepHost.ts';

const add = Compile(callables.add.param);
const update = Compile(callables.update.param);
const remove = Compile(callables.remove.param);

/** What a write came to, with how many records it has changed. */
export interface StepWrite {
  readonly answer: StepAnswer;
  readonly affected: number;
}

/** What calls name otherwise than steps do. */
const MEMBERS: Readonly<Record<string, string>> = { id: 'record', ids: 'records' };

/** Refusals of a call, at the members of the step that made it. */
const ofStep = (errors: readonly InputError[]): readonly InputError[] =>
  errors.map((each) => {
    const [member = '', ...inside] = each.path.split('.');
    const own = Object.hasOwn(MEMBERS, member) ? (MEMBERS[member] ?? member) : member;
    return { ...each, path: [own, ...inside].join('.') };
  });

/** What an expression did not find is nothing. */
const nothingForUndefined = (values: Given): Given =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]));

/**
 * Adds a record, or changes the one that is named, as a call of the module does.
 * @param given the members of the step, evaluated: `data`, and for a change `record` with or without `revision`
 * @throws AppError INPUT_INVALID at the members of the step, and what the record engine refuses
 */
export async function saveRecord(
  work: RecordWork,
  module: OpenModule,
  {
    record,
    revision,
    data,
  }: { readonly record?: unknown; readonly revision?: unknown; readonly data: Given },
): Promise<StepWrite> {
  const values = nothingForUndefined(data);
  if (module.authority.action === 'add') {
    const param = { data: values };
    if (!add.Check(param)) throw invalidInput(...ofStep(describeErrors(add.Errors(param))));
    return { answer: resultOf(await addRecord(work, module, param)), affected: 1 };
  }
  // A record that was looked for in vain is no reason to add one.
  if ((record ?? null) === null) throw invalidInput(inputError('record', 'REQUIRED'));
  const seen = revision ?? undefined;
  // Any revision serves the check where none is asked for.
  const param = { id: record, revision: seen ?? 1, data: values };
  if (!update.Check(param)) throw invalidInput(...ofStep(describeErrors(update.Errors(param))));
  const { id } = param;
  const change = seen === undefined ? { id, data: values } : { id, revision: param.revision, data: values };
  const { result, unchanged = false } = await updateRecord(work, module, change);
  return { answer: resultOf(result), affected: unchanged ? 0 : 1 };
}

/**
 * Removes records as a call of the module does, each for itself: what stays is told in the answer.
 * @param records an id or a list of them; nothing removes nothing
 * @throws AppError INPUT_INVALID at `records`
 */
export async function removeNamed(
  work: RecordWork,
  module: OpenModule,
  records: unknown,
): Promise<StepWrite> {
  const given = (records ?? null) === null ? [] : [records].flat();
  if (given.length === 0) return { answer: NOTHING, affected: 0 };
  const param = { ids: [...new Set(given)] };
  if (!remove.Check(param)) throw invalidInput(...ofStep(describeErrors(remove.Errors(param))));
  const outcomes = await removeRecords(work, module, param);
  const list = outcomes.map((each) => ({ ...each }));
  const affected = outcomes.filter(({ msgState }) => msgState === 1).length;
  return { answer: { list, result: null, total: list.length }, affected };
}
