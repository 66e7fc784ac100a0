import type { FlowFile } from '../../src/schemas/wire/flowInstance.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { bindFiles, findFiles, type KeptFile, releaseAll } from '../files/repository.ts';
import { ATTACHMENT } from '../files/service.ts';
import { idsIn } from '../records/files.ts';
import { rightsFor, type SeenInstance, seeInstance, valuesFor } from './detail.ts';
import type { FlowReading, FlowWork } from './services.ts';
import { fieldsShown } from './stepAuthority.ts';
import { shownValues } from './stepRights.ts';

/** Files that came with what somebody did with an instance are its own: no module's record bears such a name. */
const OWN = 'flow:';
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
  const record = `${OWN}${instance}`;
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
  releaseAll(db, `${OWN}${instance}`, now);

/**
 * Whether somebody sees a file by way of a flow: one that came with what somebody did, or one that their step shows in
 * the record of an instance.
 */
export async function seesFlowFile(
  reading: FlowReading,
  { id, record }: Pick<KeptFile, 'id' | 'record'>,
): Promise<boolean> {
  if (record === null) return false;
  if (record.startsWith(OWN)) return (await seenOrNone(reading, record.slice(OWN.length))) !== undefined;
  const [form = '', recordId = ''] = record.split('/');
  const rows = await reading.db
    .selectFrom('atrium.flow_instance')
    .select('id')
    .where('form', '=', form)
    .where('record', '=', recordId)
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

/** Whether a field that somebody sees of an instance holds a file. */
async function shows(reading: FlowReading, seen: SeenInstance, file: string): Promise<boolean> {
  const { shape } = await fieldsShown(reading, seen.open);
  const values = shownValues(await valuesFor(reading, seen), await rightsFor(reading, seen));
  return idsIn(shape, values).has(file);
}
