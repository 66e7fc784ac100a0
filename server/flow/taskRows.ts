import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import { absentFrom } from '../../src/documents/flow/holding.ts';
import { type FlowState, type Task, titleOf } from '../../src/documents/flow/state.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import { insertRowsOf } from '../db/rowsOfJson.ts';
import { taskId, type TaskRow } from './instances.ts';

/** An instance as it was, as far as its tasks go. */
interface TasksBefore {
  readonly row: { readonly id: string; readonly engine: FlowState | null };
  readonly tasks: readonly TaskRow[];
}

/** The tasks that are new, or other than before, as they are to be kept. */
export function changedTasks(
  flow: FlowDocument,
  { row, tasks }: TasksBefore,
  state: FlowState,
): readonly TaskRow[] {
  const known = new Map(row.engine?.tasks.map((task) => [task.id, task]));
  const rows = new Map(tasks.map((task) => [task.id, task]));
  return state.tasks
    .filter((task) => !isDeepStrictEqual(known.get(task.id), task))
    .map((task) => ({
      ...(rows.get(taskId(row.id, task.id)) ?? newTask(flow, row.id, task, state)),
      ...standing(task),
    }));
}

/** The statement that keeps tasks; undefined where there are none. */
export function writtenTasks(rows: readonly TaskRow[]): RawBuilder<unknown> | undefined {
  if (rows.length === 0) return undefined;
  return sql`${insertRowsOf('atrium.flow_task', COLUMNS, rows)} on conflict (id) do update set ${UPDATED}`;
}

/** What never changes of a task, and what happens to it beside the engine. */
type Fixed = Omit<TaskRow, keyof Standing>;
type Standing = ReturnType<typeof standing>;

function newTask(flow: FlowDocument, instance: string, task: Task, state: FlowState): Fixed {
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
    node_title: node ? titleOf(node) : task.node,
    kind: task.kind,
    round: task.round,
    position: task.position,
    added: added && adder ? { by: added.by, where: added.where, task: taskId(instance, adder.id) } : null,
    created_at: new Date(task.createdAt),
    batch: node === undefined || !('batch' in node) || node.batch,
    ...{ read_at: null, urged_at: null, urged: 0 },
  };
}

/** How a task stands by now. */
const standing = (task: Task) => ({
  state: task.state,
  reason: task.reason,
  revision: task.revision,
  assignee: task.assignee.value,
  assignee_name: task.assignee.label,
  owner: task.owner?.value ?? null,
  owner_name: task.owner?.label ?? null,
  handler: task.by?.value ?? null,
  handler_name: task.by?.label ?? null,
  candidates: task.candidates,
  open_to: task.openTo ?? null,
  absent: absentOf(task),
  opened_at: dateOf(task.openedAt),
  due_at: dateOf(task.dueAt),
  ended_at: dateOf(task.endedAt),
  decision: task.decision,
  comment: task.comment,
  attachments: task.attachments,
  signature: task.signature ?? null,
  why: task.why,
});

/** Null where nobody is, as for nearly all tasks. */
const absentOf = (task: Task): TaskRow['absent'] => {
  const people = absentFrom(task);
  return people.length === 0 ? null : people;
};

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

const STANDING = Object.keys({
  ...{ state: true, reason: true, revision: true, assignee: true, assignee_name: true, owner: true },
  ...{ owner_name: true, handler: true, handler_name: true, candidates: true, opened_at: true, due_at: true },
  ...{ open_to: true, absent: true },
  ...{ ended_at: true, decision: true, comment: true, attachments: true, signature: true, why: true },
} satisfies Record<keyof Standing, true>);

const COLUMNS = [
  ...Object.keys({
    ...{ id: true, instance: true, position_in: true, step: true, slot: true, flow: true, node: true },
    ...{ node_title: true, kind: true, round: true, position: true, added: true, created_at: true },
    ...{ batch: true, read_at: true, urged_at: true, urged: true },
  } satisfies Record<keyof Fixed, true>),
  ...STANDING,
];

const UPDATED = sql.raw(STANDING.map((column) => `"${column}" = excluded."${column}"`).join());
