import type { FlowFile } from '../../src/schemas/wire/flowInstance.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { bindFiles, findFiles, type KeptFile, releaseAll } from '../files/repository.ts';
import { ATTACHMENT } from '../files/service.ts';
import { idsIn } from '../records/files.ts';
import { mayActOn } from './holders.ts';
import { findInstance, FLOW_FILES } from './instances.ts';
import { rightsFor, type SeenInstance, seeInstance, valuesFor } from './detail.ts';
import { flowToList } from './openFlow.ts';
import type { FlowReading, FlowWork } from './services.ts';
import { fieldsOf } from './stepAuthority.ts';
import { shownValues } from './stepRights.ts';

/** Instances of one record that are looked through for somebody who may see it. */
const MOST_INSTANCES = 50;

/** Files as a call names them. */
interface GivenFiles {
  readonly attachments?: readonly unknown[] | undefined;
  readonly signature?: unknown;
}

/** Files as the timeline keeps them. */
export interface TakenFiles {
  readonly attachments: readonly FlowFile[];
  readonly signature: FlowFile | null;
}

const idOf = (file: unknown): string =>
  typeof file === 'object' && file !== null && 'id' in file && typeof file.id === 'string' ? file.id : '';

/**
 * Gives what somebody has uploaded to the instance with which they do something: with the name, size and type that are
 * known of it, whatever the call says of them.
 * @throws AppError INPUT_INVALID at `attachments.<n>` and `signature` for what is not their own upload
 */
export async function takeFiles(
  { db, actor }: Pick<FlowWork, 'db' | 'actor'>,
  instance: string,
  { attachments = [], signature = null }: GivenFiles,
): Promise<TakenFiles> {
  const record = `${FLOW_FILES}${instance}`;
  const named = [...attachments, ...(signature === null ? [] : [signature])].map(idOf);
  const known = new Map((await findFiles(db, [...new Set(named)])).map((file) => [file.id, file]));
  const isOurs = (file: KeptFile): boolean =>
    file.owner === actor.userId &&
    (file.record === record || (file.record === null && file.purpose === ATTACHMENT));
  const taken = (file: unknown, path: string): FlowFile => {
    const found = known.get(idOf(file));
    if (found === undefined || !isOurs(found))
      throw new AppError('INPUT_INVALID', { errors: [inputError(path, 'NOT_FOUND')] });
    const { id, name, size, type } = found;
    return { id, name, size, type };
  };
  const result = {
    attachments: attachments.map((file, at) => taken(file, `attachments.${String(at)}`)),
    signature: signature === null ? null : taken(signature, 'signature'),
  };
  const free = [...known.values()].filter((file) => file.record === null).map(({ id }) => id);
  if ((await bindFiles(db, free, record)) < free.length) throw new AppError('REVISION_CONFLICT');
  return result;
}

/** An instance is removed: its files go with it. */
export const dropFiles = ({ db, now }: Pick<FlowWork, 'db' | 'now'>, instance: string): Promise<void> =>
  releaseAll(db, `${FLOW_FILES}${instance}`, now);

/**
 * Whether somebody sees a file by way of a flow: one that came with what somebody did, or one that their step shows in
 * the record of an instance.
 */
export async function seesFlowFile(
  reading: FlowReading,
  { id, record }: Pick<KeptFile, 'id' | 'record'>,
): Promise<boolean> {
  if (record === null) return false;
  const instance = record.startsWith(FLOW_FILES) ? record.slice(FLOW_FILES.length) : undefined;
  if (instance === undefined) {
    const [form = '', recordId = ''] = record.split('/');
    return seesInRecord(reading, { form, record: recordId }, id);
  }
  const row = (await findInstance(reading, instance))?.row;
  if (row === undefined) return false;
  // One of the record as it stood is seen as its field is.
  if (
    row.data !== null &&
    idsIn((await fieldsOf(reading, await flowToList(reading, row))).shape, row.data).has(id)
  )
    return seesInRecord(reading, row, id);
  return (await seenOrNone(reading, instance)) !== undefined;
}

/** Whether a field that an instance of a record shows to somebody holds a file. */
async function seesInRecord(
  reading: FlowReading,
  { form, record }: { readonly form: string; readonly record: string | null },
  id: string,
): Promise<boolean> {
  const rows = await reading.db
    .selectFrom('atrium.flow_instance')
    .select('id')
    .where('form', '=', form)
    .where('record', '=', record)
    .orderBy('created_at', 'desc')
    .limit(MOST_INSTANCES)
    .execute();
  for (const row of rows) {
    const seen = await seenOrNone(reading, row.id);
    if (seen !== undefined && (await shows(reading, seen, id))) return true;
  }
  return false;
}

/** The instance, where it is there for them. */
async function seenOrNone(reading: FlowReading, instance: string): Promise<SeenInstance | undefined> {
  try {
    return await seeInstance(reading, instance);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/** Whether a field that somebody sees of an instance, at one or another of their open tasks, holds a file. */
async function shows(reading: FlowReading, seen: SeenInstance, file: string): Promise<boolean> {
  const { shape } = await fieldsOf(reading, seen.open);
  const values = await valuesFor(reading, seen);
  const own = seen.tasks.filter((task) => task.state === 'running' && mayActOn(task, seen.holder));
  for (const task of [undefined, ...own]) {
    const rights = await rightsFor(reading, seen, task?.id);
    if (idsIn(shape, shownValues(values, rights)).has(file)) return true;
  }
  return false;
}
