import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import { demandedBy } from '../../src/documents/flow/actions/act.ts';
import { rightsAt } from '../../src/documents/flow/fieldRights.ts';
import { isPeopleNode } from '../../src/documents/flow/flowIndex.ts';
import type { FlowManyResult } from '../../src/schemas/wire/flowLists.ts';
import { inSavepoint } from '../db/inSavepoint.ts';
import { AppError } from '../errors/AppError.ts';
import { successMessage } from '../errors/catalogue.ts';
import { toAppError } from '../errors/toAppError.ts';
import { act } from './acting.ts';
import { mayActOn } from './holders.ts';
import { instanceOfTask } from './instances.ts';
import { engineOf, holdInstance } from './matter.ts';
import { picksNeeded } from './picksNeeded.ts';
import type { FlowWork } from './services.ts';
import { fieldsOf } from './stepAuthority.ts';

/** Decides many tasks. */
export interface ActManyParam {
  readonly tasks: readonly { readonly taskId: string; readonly revision: number }[];
  readonly action: 'agree' | 'reject';
  readonly comment?: string;
}

/**
 * Decides many tasks, each by itself: what one is refused for takes nothing from the others.
 * @returns what became of each, in the order asked
 */
export async function actMany(work: FlowWork, param: ActManyParam): Promise<readonly FlowManyResult[]> {
  const results = new Map<string, FlowManyResult>();
  // In one order for everybody, so that nobody waits in a circle.
  for (const each of param.tasks.toSorted((one, other) => one.taskId.localeCompare(other.taskId)))
    results.set(each.taskId, results.get(each.taskId) ?? (await actOnOne(work, param, each)));
  return param.tasks.flatMap(({ taskId }) => results.get(taskId) ?? []);
}

async function actOnOne(
  work: FlowWork,
  { action, comment }: ActManyParam,
  { taskId, revision }: ActManyParam['tasks'][number],
): Promise<FlowManyResult> {
  try {
    await inSavepoint(work.db, async () => {
      await refuseDetailed(work, taskId, action, comment);
      await act(work, { taskId, revision, action, ...(comment !== undefined && { comment }) });
    });
    return { taskId, msgState: 1, msg: successMessage[work.locale] };
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.msgState === 9) throw error;
    const { code, msgState, texts } = refusal;
    return { taskId, msgState, code, msg: texts[work.locale] };
  }
}

/** @throws AppError NEEDS_DETAIL where a step wants more than a list can give */
async function refuseDetailed(
  work: FlowWork,
  taskId: string,
  action: 'agree' | 'reject',
  comment = '',
): Promise<void> {
  const held = engineOf(await holdInstance(work, instanceOfTask(taskId), taskId));
  const task = held.tasks.find(({ id }) => id === taskId);
  // What cannot be done at all is refused as any action is.
  if (task?.state !== 'running' || !mayActOn(task, held.holder)) return;
  const { flow } = held.open;
  const node = flowIndex(flow).get(task.node)?.node;
  if (node === undefined || !isPeopleNode(node)) throw new AppError('NEEDS_DETAIL');
  const demanded = demandedBy(node.requires, action);
  const lacks = demanded.some((each) => each !== 'comment' || comment.trim() === '');
  const { fields } = await fieldsOf(work, held.open);
  const wantsField =
    action === 'agree' &&
    [...rightsAt(flow, node.id, fields).values()].some(({ right }) => right === 'required');
  const picks = action === 'agree' && (await picksNeeded(work, held, taskId));
  if (node.batch === false || lacks || wantsField || picks) throw new AppError('NEEDS_DETAIL');
}
