import { isDeepStrictEqual } from 'node:util';
import { endedBySystem } from '../../src/documents/flow/actions/manage.ts';
import type { FlowEvent } from '../../src/documents/flow/advance.ts';
import { FlowRefusal } from '../../src/documents/flow/refusal.ts';
import { type FlowState, isFinished, isOpenTask } from '../../src/documents/flow/state.ts';
import { absentFrom } from '../../src/documents/flow/holding.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { rightsAt } from '../../src/documents/flow/fieldRights.ts';
import type { InstanceRow, TaskRow } from './instances.ts';
import { move } from './engine.ts';
import { keep, type Happened, type KeptInstance } from './keeping.ts';
import type { OpenFlow } from './openFlow.ts';
import { recordNow } from './recordNow.ts';
import { keepStanding, type WrittenRecord } from './recordWriting.ts';
import { AppError } from '../errors/AppError.ts';
import { ownChanges } from '../changes/ownChanges.ts';
import { addJob } from '../jobs/addJob.ts';
import { SUB_FLOW_ENDED, SubFlowEndedPayload } from './effectJobs.ts';
import { refusalOf } from './refusals.ts';
import type { FlowWork } from './services.ts';
import { fieldsOf } from './stepAuthority.ts';
import { noteTold, telling, toldNow } from './telling.ts';
import { begin } from './effects.ts';
import { publicTitle, summaryOf, titleFor } from './titles.ts';

/** Events before which the flow itself has written the record. */
const OUTSIDE: ReadonlySet<FlowEvent['is']> = new Set(['triggered', 'subFlow']);

/** An instance, as an event finds it. */
export interface Proceeding {
  readonly row: InstanceRow;
  readonly open: OpenFlow;
  readonly tasks: readonly TaskRow[];
  readonly state: FlowState;
  /** What stands in its record by now. */
  readonly record: Pick<WrittenRecord, 'id' | 'values' | 'changes'> | undefined;
}

/**
 * Lets an event happen to an instance, in the transaction of `work`: the state, tasks, clocks, timeline, messages, what
 * is to be done outside and how the record says it stands all become what they are together. Where the record is gone,
 * the instance ends over what was last known of it, whatever else was to happen.
 * @param task the one that the caller acts on, whose end is told where it came too late; what they were told of the instance
 *   they have seen
 * @returns the instance as it is kept then
 * @throws AppError what the engine refuses, INSTANCE_ENDED
 */
export async function proceed(
  work: FlowWork,
  proceeding: Proceeding,
  asked: FlowEvent,
  task?: TaskRow,
): Promise<KeptInstance> {
  const { row, open, tasks, state: before, record } = proceeding;
  const isGone = record === undefined && row.record !== null && !isFinished(before.state);
  const event = isGone ? endedBySystem(before, 'recordGone') : asked;
  const values = record?.values ?? (isGone ? await lastKnown(work, row) : { ...row.data });
  const moved = await move(work, { open, row, values }, before, event).catch((error: unknown) => {
    throw error instanceof FlowRefusal ? refusalOf(error, task) : error;
  });
  // Whatever the event makes of it: a finished instance never changes.
  if (isFinished(before.state)) throw new AppError('INSTANCE_ENDED');
  const { state } = moved;
  const told = task && toldNow(work, row.id);
  // Nothing has happened: there is nothing to keep or to tell.
  if (state.revision === before.revision) {
    if (told) noteTold(work, (await told.execute()).length);
    return { row, tasks };
  }
  const standing = {
    state: state.state,
    number: row.number,
    instance: row.id,
    endedAt: isFinished(state.state) ? work.now.toISOString() : null,
  };
  const final = record ? await writeStanding(work, proceeding, record, standing) : values;
  const title = await titleFor(work, { open, row, values: final }, state);
  const { fields } = await fieldsOf(work, open, row.subject);
  const isSubmit = event.is === 'submit' || (event.is === 'act' && task?.kind === 'start');
  const happened: Happened = {
    ...moved,
    event,
    ...(record && record.changes.length > 0 && { changes: record.changes }),
    ...((isSubmit || OUTSIDE.has(event.is) || (record?.changes.length ?? 0) > 0) && {
      subject: { values, ...row.subject },
    }),
  };
  const sending = await telling(work, { open, row: { ...row, title } }, moved, final);
  const { returned, ...kept } = await keep(
    work.db,
    open.flow,
    { row, tasks },
    happened,
    work.now,
    {
      title,
      public_title: publicTitle(open.flow, { ...row, title }, fields),
      summary: await summaryOf(work, open, final),
      ...(isFinished(state.state) && { data: final }),
      ...(isSubmit && { submitted: submitted(row) }),
    },
    [told, sending?.statement],
  );
  const [read = [], sent = []] = returned;
  noteTold(work, read.length);
  await sending?.sent(sent);
  await begin(work, row, moved.effects, happenTo);
  if (row.parent !== null && isFinished(state.state)) await tellParent(work, row);
  for (const userId of concerned(before, state, row.initiator))
    work.changed(ownChanges('flow-tasks', userId));
  return kept;
}

/** What the record held when it was last submitted or written by a step. */
async function lastKnown({ db }: FlowWork, { id }: InstanceRow): Promise<Values> {
  const found = await db
    .selectFrom('atrium.flow_event')
    .select('subject')
    .where('instance', '=', id)
    .where('subject', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { subject } = found ?? {};
  return typeof subject === 'object' && subject !== null && 'values' in subject
    ? { ...(subject.values as Values) }
    : {};
}

/** Who submits, and from where, is as it was when they last did. */
const submitted = ({ subject, department, department_name, submitted_at }: InstanceRow) => ({
  ...{ subject, department, department_name, submitted_at },
});

async function writeStanding(
  work: FlowWork,
  { row, open }: Proceeding,
  record: NonNullable<Proceeding['record']>,
  standing: Parameters<typeof keepStanding>[1]['standing'],
): Promise<Values> {
  if (open.flow.settings.keep === undefined) return record.values;
  const { fields } = await fieldsOf(work, open);
  const rights = rightsAt(open.flow, open.flow.nodes[0]?.id ?? '', fields);
  return keepStanding(work, { open, rights, subject: row.subject, standing }, record);
}

/** Lets something happen that brings no data along: what managers do, a clock, an answer from outside. @returns id of the instance */
export async function happenTo(
  work: FlowWork,
  held: Omit<Proceeding, 'record'>,
  event: FlowEvent,
): Promise<string> {
  await proceed(work, { ...held, record: await recordNow(work, held) }, event);
  return held.row.id;
}

/** Ends a live instance whose record is gone, before anything is made of what it held. @returns whether that was so */
export async function endIfGone(work: FlowWork, held: Omit<Proceeding, 'record'>): Promise<boolean> {
  const { row, state } = held;
  if (row.record === null || isFinished(state.state) || (await recordNow(work, held))) return false;
  await happenTo(work, held, endedBySystem(state, 'recordGone'));
  return true;
}

/** The step that waits for a sub-flow is told once its end is committed. */
async function tellParent({ db }: FlowWork, { id }: InstanceRow): Promise<void> {
  await addJob(db, { name: SUB_FLOW_ENDED, payload: SubFlowEndedPayload }, { instance: id });
}

/**
 * Those whose tasks or applications are other than before, and those who have handled a task of it: their lists and pages
 * say where it stands. Who only could have taken one has none.
 */
function concerned(before: FlowState, { tasks }: FlowState, initiator: string): ReadonlySet<string> {
  const known = new Map(before.tasks.map((task) => [task.id, task]));
  const theirs = tasks.filter(
    (task) => task.by !== null || isOpenTask(task) || !isDeepStrictEqual(known.get(task.id), task),
  );
  const people = theirs.flatMap((task) =>
    [task, known.get(task.id)].flatMap((each) =>
      each ? [each.assignee, each.owner, ...absentFrom(each)].map((person) => person?.value) : [],
    ),
  );
  return new Set([initiator, ...people.filter((id) => id !== undefined)]);
}
