import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Kysely, OperationNodeSource, RawBuilder } from 'kysely';
import type { Advanced, FlowEvent } from '../../src/documents/flow/advance.ts';
import { absentFrom } from '../../src/documents/flow/holding.ts';
import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import type { Answered } from '../../src/documents/flow/people/organisation.ts';
import { type FlowState, isFinished, titleOf } from '../../src/documents/flow/state.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { CurrentStep } from '../../src/schemas/wire/flowInstance.ts';
import type { Database } from '../db/database.ts';
import { insertRowsOf } from '../db/rowsOfJson.ts';
import { writeTogether } from '../db/writeTogether.ts';
import type { AddedMessage } from '../messages/channels.ts';
import type { InstanceRow, TaskRow } from './instances.ts';
import { type JournalLine, lastOf, newLines } from './journalRows.ts';
import { openToNow } from './openToRows.ts';
import { changedTasks, writtenTasks } from './taskRows.ts';

/** What happened to an instance, as it is kept. */
export interface Happened extends Advanced {
  readonly event: FlowEvent;
  readonly answers: Answered;
  /** What rules read, where it is other than before: at a submit, and where a step wrote to the record. */
  readonly subject?: unknown;
  /** Fields that a step wrote. */
  readonly changes?: JournalLine['changes'];
}

/** What becomes of an instance's row beside what its state says. */
type Change = Partial<Pick<InstanceRow, 'data'>> &
  Pick<InstanceRow, 'title' | 'public_title' | 'summary'> & {
    /** Absent: who submitted it, and from where, stays as it is. */
    readonly submitted?: Pick<InstanceRow, 'subject' | 'department' | 'department_name' | 'submitted_at'>;
  };

/** An instance as it is kept. */
export interface KeptInstance {
  readonly row: InstanceRow;
  readonly tasks: readonly TaskRow[];
}

/**
 * Keeps an instance as an event has left it, with its tasks, clocks, timeline and the event itself.
 * @param before the instance as it was, locked by this transaction
 * @param change what else becomes of its row
 * @param along what is written with it of messages, and returns each of them
 * @returns the instance as it is kept now, and what was returned along
 */
export async function keep(
  db: Kysely<Database>,
  flow: FlowDocument,
  before: KeptInstance,
  happened: Happened,
  now: Date,
  { submitted, ...change }: Change,
  along: readonly (OperationNodeSource | undefined)[],
): Promise<KeptInstance & { readonly returned: readonly (readonly AddedMessage[])[] }> {
  const { state } = happened;
  const row: InstanceRow = {
    ...before.row,
    state: state.state,
    reason: state.reason,
    round: state.round,
    revision: state.revision,
    engine: state,
    picks: state.picks,
    current: currentSteps(flow, state),
    ended_at: isFinished(state.state) ? now : null,
    touched_at: now,
    ...change,
    ...submitted,
  };
  const { id: instance } = row;
  const changed = changedTasks(flow, before, state);
  const returned = await writeTogether<AddedMessage>(
    db,
    [
      instanceNow(db, row, change.data !== undefined, submitted !== undefined),
      writtenTasks(changed),
      newEvent(db, instance, happened, now),
      newLines(instance, withChanges(happened), now),
      ...clocksNow(instance, before.row.engine, state),
      ...openToNow(instance, before.row.engine, state),
    ],
    along,
  );
  const tasks = new Map([...before.tasks, ...changed].map((task) => [task.id, task]));
  return { row, tasks: [...tasks.values()], returned };
}

function instanceNow(db: Kysely<Database>, row: InstanceRow, hasData: boolean, isSubmitted: boolean) {
  return db
    .updateTable('atrium.flow_instance')
    .set({
      state: row.state,
      reason: row.reason,
      round: row.round,
      revision: row.revision,
      engine: JSON.stringify(row.engine),
      picks: JSON.stringify(row.picks),
      current: JSON.stringify(row.current),
      title: JSON.stringify(row.title),
      public_title: JSON.stringify(row.public_title),
      summary: JSON.stringify(row.summary),
      ended_at: row.ended_at,
      touched_at: row.touched_at,
      ...(hasData && { data: JSON.stringify(row.data) }),
      ...(isSubmitted && {
        subject: JSON.stringify(row.subject),
        department: row.department,
        department_name: row.department_name,
        submitted_at: row.submitted_at,
      }),
    })
    .where('id', '=', row.id);
}

/** The changes that a step made stand with its own line. */
function withChanges({ entries, changes = [] }: Happened): readonly JournalLine[] {
  if (changes.length === 0) return entries;
  const at = entries.findIndex(({ by }) => by !== null);
  return entries.map((entry, index) => (index === Math.max(0, at) ? { ...entry, changes } : entry));
}

function newEvent(db: Kysely<Database>, instance: string, { event, answers, subject }: Happened, now: Date) {
  const seq = sql<number>`${lastOf('atrium.flow_event', instance)} + 1`;
  return db.insertInto('atrium.flow_event').values({
    ...{ instance, seq, at: now, event: JSON.stringify(event), answers: JSON.stringify(answers) },
    subject: subject === undefined ? null : JSON.stringify(subject),
  });
}

/** Steps that somebody or something is waited for at. */
function currentSteps(flow: FlowDocument, { steps, tasks }: FlowState): readonly CurrentStep[] {
  const index = flowIndex(flow);
  return steps
    .filter(({ state }) => state === 'open')
    .map(({ id, node, openedAt }) => {
      const running = tasks.filter(({ step, state }) => step === id && state === 'running');
      const found = index.get(node)?.node;
      return {
        node,
        title: found ? titleOf(found) : node,
        people: running.map((task) => {
          const absent = absentFrom(task);
          return absent.length === 0 ? task.assignee : { ...task.assignee, absent };
        }),
        openedAt,
        dueAt: running.flatMap(({ dueAt }) => dueAt ?? []).toSorted()[0] ?? null,
      };
    });
}

/** The statements that keep the clocks that run; those that stand are in the state of the engine alone. */
function clocksNow(
  instance: string,
  before: FlowState | null,
  { timers, state }: FlowState,
): readonly RawBuilder<unknown>[] {
  if (isDeepStrictEqual(before?.timers, timers) && before?.state === state) return [];
  const running = timers.filter(({ stopped }) => stopped === null);
  const rows = running.map(({ id, due }) => ({ instance, timer: id, due }));
  const ids = running.map(({ id }) => id);
  const gone = sql`delete from atrium.flow_timer where instance = ${instance} and timer <> all(${ids}::text[])`;
  if (rows.length === 0) return [gone];
  const kept = sql`${insertRowsOf('atrium.flow_timer', ['instance', 'timer', 'due'], rows)}
    on conflict (instance, timer) do update set due = excluded.due`;
  return [gone, kept];
}
