import { Type, type Static } from 'typebox';
import { type Locale, locales } from '../../src/schemas/text.ts';
import type { FlowManyResult } from '../../src/schemas/wire/flowLists.ts';
import { inSavepoint } from '../db/inSavepoint.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { toAppError } from '../errors/toAppError.ts';
import { successMessage } from '../errors/catalogue.ts';
import { addJob } from '../jobs/addJob.ts';
import { defineJob, type JobWork } from '../jobs/definition.ts';
import { actorFor } from '../session/actor.ts';
import { findActiveUser } from '../session/repository.ts';
import { runWork } from '../work/runWork.ts';
import { engineOf, holdInstance } from './matter.ts';
import { happenTo } from './proceeding.ts';
import type { FlowReading, FlowServices, FlowWork } from './services.ts';
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

const Payload = Type.Object({
  from: Type.String(),
  to: Type.String(),
  flowIds: Type.Optional(Type.Array(Type.String())),
  comment: Type.String(),
  by: Type.String(),
  groupId: Type.String(),
  /** Of whoever asked, who reads what it came to. Absent: zhCN. */
  locale: Type.Optional(Type.Unsafe<Locale>({ type: 'string', enum: [...locales] })),
});

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

/**
 * Hands over all open tasks of one person to another, as a job.
 * @returns its id
 * @throws AppError ACTION_NOT_ALLOWED, PERSON_INVALID where the other is not there, or the same
 */
export async function handOver(work: FlowWork, param: HandOverParam): Promise<string> {
  await requireManager(work);
  const { from, to, flowIds, comment } = param;
  if (from === to || (await findActiveUser(work.db, to)) === undefined)
    throw new AppError('PERSON_INVALID', { errors: [inputError('to', 'PERSON_INVALID')] });
  const { userId, groupId = '' } = work.actor;
  const { locale } = work;
  const payload = {
    from,
    to,
    comment,
    by: userId,
    groupId,
    locale,
    ...(flowIds && { flowIds: [...flowIds] }),
  };
  const job = await addJob(work.db, handOverJob, payload, {
    owner: userId,
    about: { module: 'flow', title: { zhCN: '移交待办', enUS: 'Hand over tasks' } },
  });
  work.audit({ resource: `flow-tasks/${from}`, after: { to, flows: flowIds ?? null } });
  return job ?? '';
}

/** Hands over tasks, one instance after the other, and tells what became of each task. */
export const handOverJob = defineJob({
  name: 'flowHandOver',
  payload: Payload,
  lane: 'long',
  run: async (job: JobWork<Static<typeof Payload>, FlowServices>) => {
    const { payload, platform, log } = job;
    const user = await findActiveUser(platform.db, payload.by);
    if (user === undefined) return { list: [] };
    const actor = actorFor(user, platform.project.schoolId);
    const reading = {
      platform,
      db: platform.db,
      actor,
      locale: payload.locale ?? 'zhCN',
      now: new Date(),
      log,
    };
    const tasks = await openTasks(reading, payload);
    const list: FlowManyResult[] = [];
    for (const [done, instance] of [...new Set(tasks.map((task) => task.instance))].entries()) {
      job.progress(done, tasks.length);
      const own = tasks.filter((task) => task.instance === instance).map(({ id }) => id);
      const origin = { action: 'flow.handOver', ip: '', requestId: job.id };
      const outcome = await runWork({ ...reading, now: new Date() }, origin, (work) =>
        handOverOne(work, instance, payload),
      );
      list.push(...own.map((taskId) => ({ taskId, ...outcome })));
    }
    return { list };
  },
});

async function handOverOne(
  work: FlowWork,
  instance: string,
  { from, to, comment }: Static<typeof Payload>,
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
