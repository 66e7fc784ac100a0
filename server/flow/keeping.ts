import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Insertable, Kysely, RawBuilder } from 'kysely';
import type { Advanced, FlowEvent } from '../../src/documents/flow/advance.ts';
import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import type { JournalEntry } from '../../src/documents/flow/journal.ts';
import type { Answered } from '../../src/documents/flow/people/organisation.ts';
import { type FlowState, isFinished, type Task, titleOf } from '../../src/documents/flow/state.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { CurrentStep } from '../../src/schemas/wire/flowInstance.ts';
import type { Database } from '../db/database.ts';
import { writeTogether } from '../db/writeTogether.ts';
import { taskId } from './instances.ts';
import type { InstanceRow } from './instances.ts';

/** What happened to an instance, as it is kept. */
export interface Happened extends Advanced {
  readonly event: FlowEvent;
  readonly answers: Answered;
  /** What rules read, where it is other than before: at a submit, and where a step wrote to the record. */
  readonly subject?: unknown;
  /** Fields that a step wrote. */
  readonly changes?: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

type Change = Partial<Insertable<Database['atrium.flow_instance']>>;

/**
 * Keeps an instance as an event has left it, with its tasks, clocks, timeline and the event itself.
 * @param row the instance as it was, locked by this transaction
 * @param change what else becomes of its row
 */
export async function keep(
  db: Kysely<Database>,
  flow: FlowDocument,
  row: Pick<InstanceRow, 'id' | 'engine'>,
  happened: Happened,
  now: Date,
  change: Change = {},
): Promise<void> {
  const { state } = happened;
  const { id: instance } = row;
  const instanceNow = db
    .updateTable('atrium.flow_instance')
    .set({
      state: state.state,
      reason: state.reason,
      round: state.round,
      revision: state.revision,
      engine: JSON.stringify(state),
      picks: JSON.stringify(state.picks),
      current: JSON.stringify(currentSteps(flow, state)),
      ended_at: isFinished(state.state) ? now : null,
      touched_at: now,
      ...change,
    })
    .where('id', '=', instance);
  await writeTogether(db, [
    instanceNow,
    changedTasks(db, flow, instance, row.engine?.tasks ?? [], state),
    newEvent(db, instance, happened, now),
    newLines(db, instance, withChanges(happened), now),
  ]);
  await keepTimers(db, instance, row.engine, state);
}

/** The changes that a step made stand with its own line. */
function withChanges({ entries, changes = [] }: Happened): readonly JournalLine[] {
  if (changes.length === 0) return entries;
  const at = entries.findIndex(({ by }) => by !== null);
  return entries.map((entry, index) => (index === Math.max(0, at) ? { ...entry, changes } : entry));
}

export type JournalLine = JournalEntry & { readonly changes?: Happened['changes'] };

/** Adds lines to the timeline of an instance, which its lock lets one transaction write at a time. @returns their numbers */
export async function writeJournal(
  db: Kysely<Database>,
  instance: string,
  lines: readonly JournalLine[],
  now: Date,
): Promise<readonly number[]> {
  const rows = (await newLines(db, instance, lines, now)?.returning('seq').execute()) ?? [];
  return rows.map(({ seq }) => seq);
}

function newLines(db: Kysely<Database>, instance: string, lines: readonly JournalLine[], now: Date) {
  if (lines.length === 0) return undefined;
  const last = lastOf('atrium.flow_journal', instance);
  return db.insertInto('atrium.flow_journal').values(
    lines.map((line, index) => ({
      instance,
      seq: sql<number>`${last} + ${index + 1}::integer`,
      at: now,
      kind: line.kind,
      round: line.round,
      node: line.node,
      task: line.task === null ? null : taskId(instance, line.task),
      actor: line.by?.value ?? null,
      actor_name: line.by?.label ?? null,
      people: JSON.stringify(line.people),
      comment: line.comment,
      attachments: JSON.stringify(line.attachments),
      signature: line.signature === null ? null : JSON.stringify(line.signature),
      reason: line.reason,
      leads_to: line.to,
      branches: line.branches ? JSON.stringify(line.branches) : null,
      changes: line.changes ? JSON.stringify(line.changes) : null,
    })),
  );
}

function newEvent(db: Kysely<Database>, instance: string, { event, answers, subject }: Happened, now: Date) {
  const seq = sql<number>`${lastOf('atrium.flow_event', instance)} + 1`;
  return db.insertInto('atrium.flow_event').values({
    ...{ instance, seq, at: now, event: JSON.stringify(event), answers: JSON.stringify(answers) },
    subject: subject === undefined ? null : JSON.stringify(subject),
  });
}

/** The number of the last row that an instance has, within the statement that adds to them. */
const lastOf = (table: 'atrium.flow_journal' | 'atrium.flow_event', instance: string): RawBuilder<number> =>
  sql<number>`(select coalesce(max(seq), 0) from ${sql.table(table)} where instance = ${instance})`;

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
        people: running.map(({ assignee }) => assignee),
        openedAt,
        dueAt: running.flatMap(({ dueAt }) => dueAt ?? []).toSorted()[0] ?? null,
      };
    });
}

/** Writes the tasks that are new, or other than before; undefined where none is. */
function changedTasks(
  db: Kysely<Database>,
  flow: FlowDocument,
  instance: string,
  before: readonly Task[],
  state: FlowState,
) {
  const known = new Map(before.map((task) => [task.id, task]));
  const changed = state.tasks.filter((task) => !isDeepStrictEqual(known.get(task.id), task));
  if (changed.length === 0) return undefined;
  const rows = changed.map((task) => taskRow(flow, instance, task, state));
  return db
    .insertInto('atrium.flow_task')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        reason: eb.ref('excluded.reason'),
        revision: eb.ref('excluded.revision'),
        assignee: eb.ref('excluded.assignee'),
        assignee_name: eb.ref('excluded.assignee_name'),
        owner: eb.ref('excluded.owner'),
        owner_name: eb.ref('excluded.owner_name'),
        handler: eb.ref('excluded.handler'),
        handler_name: eb.ref('excluded.handler_name'),
        candidates: eb.ref('excluded.candidates'),
        opened_at: eb.ref('excluded.opened_at'),
        due_at: eb.ref('excluded.due_at'),
        ended_at: eb.ref('excluded.ended_at'),
        decision: eb.ref('excluded.decision'),
        comment: eb.ref('excluded.comment'),
        attachments: eb.ref('excluded.attachments'),
        signature: eb.ref('excluded.signature'),
        why: eb.ref('excluded.why'),
      })),
    );
}

function taskRow(
  flow: FlowDocument,
  instance: string,
  task: Task,
  state: FlowState,
): Insertable<Database['atrium.flow_task']> {
  const node = flowIndex(flow).get(task.node)?.node;
  const added = state.steps
    .find(({ id }) => id === task.step)
    ?.slots.find(({ id }) => id === task.slot)?.added;
  const adder = added && state.tasks.find(({ slot }) => slot === added.slot);
  return {
    id: taskId(instance, task.id),
    instance,
    position_in: Number(task.id),
    step: task.step,
    slot: task.slot,
    flow: flow.id,
    node: task.node,
    node_title: JSON.stringify(node ? titleOf(node) : task.node),
    kind: task.kind,
    state: task.state,
    reason: task.reason,
    round: task.round,
    position: task.position,
    revision: task.revision,
    assignee: task.assignee.value,
    assignee_name: task.assignee.label,
    owner: task.owner?.value ?? null,
    owner_name: task.owner?.label ?? null,
    handler: task.by?.value ?? null,
    handler_name: task.by?.label ?? null,
    candidates: task.candidates,
    added:
      added && adder
        ? JSON.stringify({ by: added.by, where: added.where, task: taskId(instance, adder.id) })
        : null,
    created_at: task.createdAt,
    opened_at: task.openedAt,
    due_at: task.dueAt,
    ended_at: task.endedAt,
    decision: task.decision,
    comment: task.comment,
    attachments: JSON.stringify(task.attachments),
    signature: (task.signature ?? null) === null ? null : JSON.stringify(task.signature),
    why: JSON.stringify(task.why),
    batch: node === undefined || !('batch' in node) || node.batch,
  };
}

/** Keeps the clocks that run; those that stand are in the state of the engine alone. */
async function keepTimers(
  db: Kysely<Database>,
  instance: string,
  before: FlowState | null,
  { timers, state }: FlowState,
): Promise<void> {
  if (isDeepStrictEqual(before?.timers, timers) && before?.state === state) return;
  await db.deleteFrom('atrium.flow_timer').where('instance', '=', instance).execute();
  const running = timers.filter(({ stopped }) => stopped === null);
  if (running.length === 0) return;
  await db
    .insertInto('atrium.flow_timer')
    .values(running.map(({ id, due }) => ({ instance, timer: id, due })))
    .execute();
}
