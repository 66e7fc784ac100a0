import { hidesPart } from '../../../src/documents/flow/fieldRights.ts';
import { seeInstance } from '../../flow/detail.ts';
import { presentInstance, presentTask } from '../../flow/present.ts';
import type { TaskRow } from '../../flow/instances.ts';
import type { FlowReading } from '../../flow/services.ts';
import { rightsFor } from '../../flow/detail.ts';
import { titleShown } from '../../flow/titles.ts';
import type { FlowInstance, FlowTask } from '../../../src/schemas/wire/flowInstance.ts';

/** An instance as its caller sees it, who may see it no more once they have taken a candidate's task away. */
export async function instanceFor(
  reading: FlowReading,
  id: string,
): Promise<{
  readonly instance: FlowInstance;
  readonly next: readonly FlowTask[];
  readonly tasks: readonly TaskRow[];
}> {
  const seen = await seeInstance(reading, id);
  const rights = await rightsFor(reading, seen);
  const title = titleShown(seen.open, seen.row, (field) => hidesPart(rights, field));
  const next = seen.tasks.filter(
    ({ assignee, state, kind }) => assignee === reading.actor.userId && state === 'running' && kind !== 'cc',
  );
  return {
    instance: presentInstance(seen.row, seen.open.flow, title, reading.locale),
    next: next.map((task) => presentTask(task, { why: true, comments: true })),
    tasks: seen.tasks,
  };
}

/** What an action on a task comes to: the instance, the task as it is now, and what else the caller has open of it. */
export async function actedAnswer(reading: FlowReading, id: string, taskId: string | undefined) {
  const { instance, next, tasks } = await instanceFor(reading, id);
  const task = tasks.find((each) => each.id === taskId);
  return { instance, task: task ? presentTask(task, { why: true, comments: true }) : null, next };
}
