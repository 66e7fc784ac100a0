import { NOTHING_GIVEN } from '../../src/documents/flow/journal.ts';
import type { FlowEntry } from '../../src/schemas/wire/flowDetail.ts';
import type { FlowPerson } from '../../src/schemas/wire/flowInstance.ts';
import { ownChanges } from '../changes/ownChanges.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { takeFiles } from './flowFiles.ts';
import { mayActOn } from './holders.ts';
import { innerId, type TaskRow } from './instances.ts';
import { writeJournal } from './journalRows.ts';
import { type HeldInstance, holdInstance } from './matter.ts';
import { presentEntry } from './present.ts';
import type { FlowWork } from './services.ts';
import { tellOf } from './telling.ts';
import { wasOnlyOffered } from './whoMay.ts';

/** Who acts. */
export const self = ({ actor }: FlowWork): FlowPerson => ({ value: actor.userId, label: actor.realName });

/** A line of the timeline of which nothing is known but its round. */
export const plainLine = (round: number) => ({
  ...NOTHING_GIVEN,
  ...{ round, node: null, task: null, by: null, people: [], reason: null, to: null },
});

/** Everybody who has to do with an instance, each once. */
export function participantsOf({ row, tasks }: Pick<HeldInstance, 'row' | 'tasks'>): readonly FlowPerson[] {
  const people = [
    { value: row.initiator, label: row.initiator_name },
    ...tasks.flatMap((task) => [
      ...(wasOnlyOffered(task) ? [] : [{ value: task.assignee, label: task.assignee_name }]),
      ...(task.absent ?? []),
      ...(task.owner === null ? [] : [{ value: task.owner, label: task.owner_name ?? task.owner }]),
    ]),
  ];
  return [...new Map(people.map((person) => [person.value, person])).values()];
}

/**
 * Says something about an instance, in whatever state it is.
 * @throws AppError NOT_FOUND; PERSON_INVALID where somebody is mentioned who has nothing to do with it
 */
export async function commentOn(
  work: FlowWork,
  param: {
    readonly instanceId: string;
    readonly comment: string;
    readonly attachments?: readonly unknown[];
    readonly mention?: readonly string[];
  },
): Promise<FlowEntry> {
  const held = await holdInstance(work, param.instanceId);
  const { row, open } = held;
  if (row.engine === null) throw new AppError('NOT_FOUND');
  const known = new Map(participantsOf(held).map((person) => [person.value, person]));
  const people = (param.mention ?? []).map((id) => {
    const person = known.get(id);
    if (person === undefined)
      throw new AppError('PERSON_INVALID', { errors: [inputError('mention', 'PERSON_INVALID')] });
    return person;
  });
  const { comment } = param;
  const { attachments } = await takeFiles(work, row.id, param);
  const entry = {
    ...plainLine(row.round),
    kind: 'commented' as const,
    by: self(work),
    people,
    comment,
    attachments,
  };
  const [seq = 0] = await writeJournal(work.db, row.id, [entry], work.now);
  await tellOf(work, held, [entry]);
  work.audit({ resource: `flow/${row.flow}/${row.id}`, after: { action: 'comment' } });
  // Whoever takes part may be looking at it.
  for (const id of known.keys()) work.changed(ownChanges('flow-tasks', id));
  const written = await work.db
    .selectFrom('atrium.flow_journal')
    .selectAll()
    .where('instance', '=', row.id)
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  return presentEntry(written, open.flow, undefined);
}

/** Notes that copies were read, and ends them. Those that are not the caller's are not there. @throws AppError NOT_FOUND */
export async function readCopies(work: FlowWork, ids: readonly string[]): Promise<void> {
  const { db, actor, now } = work;
  const own = await db
    .selectFrom('atrium.flow_task')
    .select(['id', 'instance'])
    .where('id', 'in', [...ids])
    .where('assignee', '=', actor.userId)
    .where('kind', '=', 'cc')
    .execute();
  if (own.length < new Set(ids).size) throw new AppError('NOT_FOUND');
  // In one order for everybody, so that nobody waits in a circle.
  for (const instance of [...new Set(own.map((each) => each.instance))].toSorted())
    await endCopies(
      work,
      instance,
      own.filter((each) => each.instance === instance).map(({ id }) => id),
    );
  await db
    .updateTable('atrium.flow_task')
    .set({ read_at: now })
    .where(
      'id',
      'in',
      own.map(({ id }) => id),
    )
    .where('read_at', 'is', null)
    .execute();
  work.changed(ownChanges('flow-tasks', actor.userId));
}

/** A copy that was read has ended, in the state of the engine too. */
async function endCopies(work: FlowWork, instance: string, ids: readonly string[]): Promise<void> {
  const { row } = await holdInstance(work, instance);
  const { engine } = row;
  if (engine === null) return;
  const inner = new Set(ids.map(innerId));
  const isEnded = (id: string, state: TaskRow['state']): boolean => inner.has(id) && state === 'running';
  const ended = engine.tasks.filter(({ id, state }) => isEnded(id, state));
  if (ended.length === 0) return;
  const endedAt = work.now.toISOString();
  const tasks = engine.tasks.map((task) =>
    isEnded(task.id, task.state) ? { ...task, state: 'read' as const, endedAt } : task,
  );
  await work.db
    .updateTable('atrium.flow_instance')
    .set({ engine: JSON.stringify({ ...engine, tasks }) })
    .where('id', '=', instance)
    .execute();
  await work.db
    .updateTable('atrium.flow_task')
    .set({ state: 'read', ended_at: work.now, read_at: work.now })
    .where('id', 'in', [...ids])
    .where('state', '=', 'running')
    .execute();
  await writeJournal(
    work.db,
    instance,
    ended.map(({ id, node }) => ({ ...plainLine(row.round), kind: 'read', node, task: id, by: self(work) })),
    work.now,
  );
}

/** Notes that somebody has looked at their own open task. */
export async function noteReading(
  { db, actor, now }: FlowWork,
  { tasks, holder }: Pick<HeldInstance, 'tasks' | 'holder'>,
): Promise<void> {
  const unread = tasks.filter(
    (task) =>
      task.read_at === null &&
      task.state === 'running' &&
      // What waits for somebody in whose place another stands stays unread for that one.
      (task.assignee === actor.userId || (task.open_to !== null && mayActOn(task, holder))),
  );
  if (unread.length === 0) return;
  await db
    .updateTable('atrium.flow_task')
    .set({ read_at: now })
    .where(
      'id',
      'in',
      unread.map(({ id }) => id),
    )
    .execute();
}
