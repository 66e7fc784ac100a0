import type { FlowState } from '../../src/documents/flow/state.ts';
import { type Holder, isOpenTo } from '../../src/documents/flow/holding.ts';
import { AppError } from '../errors/AppError.ts';
import { holderOf } from './holders.ts';
import { lockAnyInstance, lockInstance, type InstanceRow, tasksOf, type TaskRow } from './instances.ts';
import { flowOf, type OpenFlow } from './openFlow.ts';
import type { FlowReading } from './services.ts';
import { noteForm } from './stepAuthority.ts';
import { isManager, takesPart } from './whoMay.ts';

/** An instance that a call is about, locked. */
export interface HeldInstance {
  readonly row: InstanceRow;
  readonly open: OpenFlow;
  readonly tasks: readonly TaskRow[];
  /** The caller manages the flow. */
  readonly manages: boolean;
  /** The caller; of what the product itself does nobody. */
  readonly holder: Holder;
}

/** An instance of which the engine knows. */
export type LiveInstance = HeldInstance & { readonly state: FlowState };

/**
 * An instance for a call that changes it.
 * @param taskId the task that the call is about: whoever could take it is told by whom it was, who came too late
 * @throws AppError NOT_FOUND, also for those who have nothing to do with it
 */
export async function holdInstance(work: FlowReading, id: string, taskId?: string): Promise<HeldInstance> {
  const found = await lockInstance(work, id);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { row } = found;
  await noteForm(work, found);
  const open = await flowOf(work, row);
  const tasks = await tasksOf(work.db, id);
  const manages = await isManager(work, open.flow, found);
  const holder = await holderOf(work, tasks, taskId);
  const isSeen =
    row.submitted_at === null
      ? row.initiator === work.actor.userId
      : manages ||
        takesPart(holder, row, tasks) ||
        tasks.some((task) => task.id === taskId && isTakenFrom(task, holder));
  if (!isSeen) throw new AppError('NOT_FOUND');
  return { row, open, tasks, manages, holder };
}

/** Whether somebody else took a task that a person could have taken. */
const isTakenFrom = ({ assignee, reason, open_to: openTo }: TaskRow, holder: Holder): boolean =>
  reason !== 'removed' &&
  (openTo !== null && holder.groups ? isOpenTo(openTo, holder) : assignee === holder.userId);

/** @throws AppError NOT_FOUND for a draft, of which there are no tasks yet */
export function engineOf(held: HeldInstance): LiveInstance {
  const { engine } = held.row;
  if (engine === null) throw new AppError('NOT_FOUND');
  return { ...held, state: engine };
}

/** An instance for what the product itself does with it: a clock, an answer from outside. Undefined where it is gone. */
export async function holdForEngine(work: FlowReading, id: string): Promise<LiveInstance | undefined> {
  const found = await lockAnyInstance(work.db, id);
  const state = found?.row.engine ?? undefined;
  if (found === undefined || state === undefined) return undefined;
  const { row } = found;
  await noteForm(work, found);
  const open = await flowOf(work, row);
  const tasks = await tasksOf(work.db, id);
  return { row, open, tasks, manages: false, holder: { userId: '' }, state };
}
