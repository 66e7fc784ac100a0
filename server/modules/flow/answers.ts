import { hidesPart } from '../../../src/documents/flow/fieldRights.ts';
import { AppError } from '../../errors/AppError.ts';
import { rightsFor, seeInstance, type SeenInstance, seesInstance } from '../../flow/detail.ts';
import { absencesOf } from '../../flow/absencesOf.ts';
import { mayActOn } from '../../flow/holders.ts';
import { presentInstance, presentTask } from '../../flow/present.ts';
import type { TaskRow } from '../../flow/instances.ts';
import type { FlowReading } from '../../flow/services.ts';
import { titleShown } from '../../flow/titles.ts';
import type { FlowInstance, FlowTask } from '../../../src/schemas/wire/flowInstance.ts';

/** An instance as its caller sees it. @throws AppError NOT_FOUND for those who have nothing to do with it */
export async function instanceFor(reading: FlowReading, id: string): Promise<FlowInstance> {
  return presentSeen(reading, await seeInstance(reading, id));
}

async function presentSeen(reading: FlowReading, seen: SeenInstance): Promise<FlowInstance> {
  const rights = await rightsFor(reading, seen);
  const title = titleShown(seen.open, seen.row, (field) => hidesPart(rights, field));
  return presentInstance(seen.row, seen.open.flow, title, reading.locale);
}

/**
 * What an action comes to: the instance, the task as it is now, and what else the caller has open of it.
 * @param acted the instance as the action has left it; nothing of it is read again
 * @throws AppError NOT_FOUND where the action leaves the caller nothing to do with it
 */
export async function actedAnswer(reading: FlowReading, acted: SeenInstance, taskId: string | undefined) {
  if (!seesInstance(reading, acted)) throw new AppError('NOT_FOUND');
  const { tasks } = acted;
  const task = tasks.find(({ id }) => id === taskId);
  const next = tasks.filter(
    (each) => mayActOn(each, acted.holder) && each.state === 'running' && each.kind !== 'cc',
  );
  const absences = await absencesOf(reading, tasks);
  const present = (each: TaskRow): FlowTask => presentTask(each, { why: true, comments: true, absences });
  return {
    instance: await presentSeen(reading, acted),
    task: task ? present(task) : null,
    next: next.map(present),
  };
}
