import type { FlowManyResult } from '../../src/schemas/wire/flowLists.ts';
import { inSavepoint } from '../db/inSavepoint.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { toAppError } from '../errors/toAppError.ts';
import { successMessage } from '../errors/catalogue.ts';
import { findActiveUser } from '../session/repository.ts';
import { runWork, type WorkOrigin } from '../work/runWork.ts';
import { engineOf, holdInstance } from './matter.ts';
import { happenTo } from './proceeding.ts';
import type { FlowReading, FlowWork } from './services.ts';
import { managedFlows, personOf } from './whoMay.ts';

/** All open tasks of one person go to another. */
export interface HandOverParam {
  readonly from: string;
  readonly to: string;
  readonly flowIds?: readonly string[];
  readonly comment: string;
}

/** Tasks that are handed over at most. */
const MOST = 5_000;

/** Open tasks that a caller may hand over: of the flows that they manage. */
async function openTasks(
  reading: FlowReading,
  { from, flowIds }: Pick<HandOverParam, 'from' | 'flowIds'>,
): Promise<readonly { readonly id: string; readonly instance: string }[]> {
  const managed = await managedFlows(reading, await personOf(reading));
  let query = reading.db
    .selectFrom('atrium.flow_task')
    .select(['id', 'instance'])
    .where((eb) => eb.or([eb('assignee', '=', from), eb('owner', '=', from)]))
    .where('state', 'in', ['running', 'waiting'])
    .where('kind', 'not in', ['cc', 'start']);
  if (managed)
    query = managed.length === 0 ? query.where('flow', '=', '') : query.where('flow', 'in', [...managed]);
  if (flowIds) query = query.where('flow', 'in', flowIds.length === 0 ? [''] : [...flowIds]);
  return query.orderBy('instance').orderBy('id').limit(MOST).execute();
}

/** How many tasks would be handed over. @throws AppError ACTION_NOT_ALLOWED for those who manage no flow */
export async function countHandOver(
  reading: FlowReading,
  param: Pick<HandOverParam, 'from' | 'flowIds'>,
): Promise<number> {
  await requireManager(reading);
  return (await openTasks(reading, param)).length;
}

async function requireManager(reading: FlowReading): Promise<void> {
  const managed = await managedFlows(reading, await personOf(reading));
  if (managed?.length === 0) throw new AppError('ACTION_NOT_ALLOWED');
}

/** Refuses what cannot be handed over before anything is begun. @throws AppError ACTION_NOT_ALLOWED, PERSON_INVALID */
export async function requireHandOver(reading: FlowReading, { from, to }: HandOverParam): Promise<void> {
  await requireManager(reading);
  if (from === to || (await findActiveUser(reading.db, to)) === undefined)
    throw new AppError('PERSON_INVALID', { errors: [inputError('to', 'PERSON_INVALID')] });
}

/** Says how many of all tasks are done; may throw to end it. */
type Progress = (done: number, total: number) => void;

/**
 * Hands over tasks by the rights of whoever asks, one instance after the other, and tells what became of each task.
 * @param origin for the audit of each
 */
export async function handOverTasks(
  reading: FlowReading,
  param: HandOverParam,
  { origin, progress }: { readonly origin: WorkOrigin; readonly progress: Progress },
): Promise<readonly FlowManyResult[]> {
  const tasks = await openTasks(reading, param);
  const list: FlowManyResult[] = [];
  for (const [done, instance] of [...new Set(tasks.map((task) => task.instance))].entries()) {
    progress(done, tasks.length);
    const own = tasks.filter((task) => task.instance === instance).map(({ id }) => id);
    const outcome = await runWork({ ...reading, now: new Date() }, origin, (work) =>
      handOverOne(work, instance, param),
    );
    list.push(...own.map((taskId) => ({ taskId, ...outcome })));
  }
  return list;
}

async function handOverOne(
  work: FlowWork,
  instance: string,
  { from, to, comment }: HandOverParam,
): Promise<Omit<FlowManyResult, 'taskId'>> {
  try {
    await inSavepoint(work.db, async () => {
      const held = engineOf(await holdInstance(work, instance));
      if (held.row.ended_at !== null) throw new AppError('INSTANCE_ENDED');
      if (!held.manages) throw new AppError('ACTION_NOT_ALLOWED');
      const by = { value: work.actor.userId, label: work.actor.realName };
      await happenTo(work, held, { is: 'handOver', from, to, by, comment });
      work.audit({ resource: `flow/${held.row.flow}/${instance}`, after: { handedOver: to } });
    });
    return { msgState: 1, msg: successMessage[work.locale] };
  } catch (error) {
    const { code, msgState, texts } = toAppError(error);
    if (msgState === 9) throw error;
    return { msgState, code, msg: texts[work.locale] };
  }
}
