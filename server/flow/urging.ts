import { sql } from 'kysely';
import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import { laterBy } from '../../src/documents/flow/workCalendar.ts';
import type { FlowPerson } from '../../src/schemas/wire/flowInstance.ts';
import { ownChanges } from '../changes/ownChanges.ts';
import { AppError } from '../errors/AppError.ts';
import { whoMayTake } from './holders.ts';
import { innerId, type TaskRow } from './instances.ts';
import { writeJournal } from './journalRows.ts';
import { holdInstance } from './matter.ts';
import type { FlowWork } from './services.ts';
import { plainLine, self } from './talking.ts';
import { tellOf } from './telling.ts';

/** How often an open task may be urged where its flow does not say. */
const URGE_EVERY = { amount: 30, unit: 'minute' } as const;

/** A task that waits, which stands for its whole offer where it is one, and for whom. */
interface Waiting {
  readonly task: TaskRow;
  readonly people: readonly FlowPerson[];
}

/**
 * Asks those for whom open tasks wait now to see to them, each task at most once in a while: who has one, those who are away
 * and have it still, and whoever belongs to those who may take it by now.
 * @param taskId one of them, with all that stand for the same offer; absent: all
 * @throws AppError NOT_FOUND, ACTION_NOT_ALLOWED, INSTANCE_ENDED, URGED_RECENTLY with when it may be done again
 */
export async function urge(
  work: FlowWork,
  param: { readonly instanceId: string; readonly taskId?: string; readonly comment?: string },
): Promise<{ readonly urged: readonly FlowPerson[]; readonly next: string }> {
  const held = await holdInstance(work, param.instanceId);
  const { row, open, manages, tasks } = held;
  if (row.initiator !== work.actor.userId && !manages) throw new AppError('ACTION_NOT_ALLOWED');
  if (row.ended_at !== null) throw new AppError('INSTANCE_ENDED');
  const running = tasks.filter(({ state, kind }) => state === 'running' && kind !== 'cc' && kind !== 'start');
  const named = running.find(({ id }) => id === param.taskId);
  const asked =
    param.taskId === undefined
      ? running
      : running.filter((task) => task === named || (named && isSameOffer(task, named)));
  if (asked.length === 0) throw new AppError(param.taskId === undefined ? 'ACTION_NOT_ALLOWED' : 'NOT_FOUND');
  const { every } = open.flow.settings.urge ?? { every: URGE_EVERY };
  const calendar = await work.platform.calendar.days(work.db);
  const nextOf = ({ urged_at: at }: TaskRow): number =>
    at === null ? 0 : Date.parse(laterBy(at.toISOString(), every, DEFAULT_ZONE, calendar));
  const now = work.now.getTime();
  const due = asked.filter((task) => nextOf(task) <= now);
  if (due.length === 0) {
    const next = Math.min(...asked.map(nextOf));
    throw new AppError('URGED_RECENTLY', { retryAfter: Math.ceil((next - now) / 1000) });
  }
  const waiting = await waitingFor(work, due);
  const people = [
    ...new Map(waiting.flatMap((each) => each.people.map((person) => [person.value, person]))).values(),
  ];
  const entries = waiting.map(({ task, people: whom }) => ({
    ...plainLine(row.round),
    ...{ kind: 'urged' as const, node: task.node, task: innerId(task.id), by: self(work), people: whom },
    comment: param.comment ?? '',
  }));
  await writeJournal(work.db, row.id, entries, work.now);
  const ids = due.map(({ id }) => id);
  await work.db
    .updateTable('atrium.flow_task')
    .set({ urged_at: work.now, urged: sql<number>`urged + 1` })
    .where('id', 'in', ids)
    .execute();
  await work.db
    .updateTable('atrium.flow_instance')
    .set({ urged: sql<number>`urged + 1` })
    .where('id', '=', row.id)
    .execute();
  await tellOf(work, held, entries);
  work.audit({ resource: `flow/${row.flow}/${row.id}`, after: { action: 'urge', people: people.length } });
  for (const { value } of people) work.changed(ownChanges('flow-tasks', value));
  return { urged: people, next: laterBy(work.now.toISOString(), every, DEFAULT_ZONE, calendar) };
}

const isSameOffer = (task: TaskRow, other: TaskRow): boolean =>
  task.candidates && task.open_to !== null && task.slot !== null && task.slot === other.slot;

/** Whom some tasks wait for, those of one offer once. */
async function waitingFor(work: FlowWork, due: readonly TaskRow[]): Promise<readonly Waiting[]> {
  const waiting: Waiting[] = [];
  for (const task of due) {
    const offer = due.filter((each) => isSameOffer(each, task));
    if (offer.length === 0) waiting.push({ task, people: holdersOf(task) });
    else if (offer[0] === task) {
      const people = await whoMayTake(work.db, task.open_to ?? []);
      // Where nobody belongs to it any more, those did who were found when it opened.
      waiting.push({ task, people: people.length > 0 ? people : offer.flatMap(holdersOf) });
    }
  }
  return waiting;
}

/** Who has a task, and those who handed it on by being away: while an opinion is asked, whoever gives it alone. */
const holdersOf = ({ assignee, assignee_name: label, owner, absent }: TaskRow): readonly FlowPerson[] => [
  { value: assignee, label },
  ...(owner === null ? (absent ?? []).map(({ value, label: name }) => ({ value, label: name })) : []),
];
