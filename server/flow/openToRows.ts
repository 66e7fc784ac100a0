import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import { absentFrom } from '../../src/documents/flow/holding.ts';
import type { FlowState, Task } from '../../src/documents/flow/state.ts';
import { insertRowsOf } from '../db/rowsOfJson.ts';
import { taskId } from './instances.ts';

/** Whom a task that runs waits for beside its assignee, as lists of what waits find it. */
interface OpenToRow {
  readonly task: string;
  readonly whom: string;
  readonly due_at: string | null;
  readonly opened_at: string | null;
}

const isListed = (task: Task): boolean => task.state === 'running' && task.kind !== 'cc';

/** All of an instance. Of what several may take, the first task stands for the offer, so that it is in a list once. */
function rowsOf(instance: string, state: FlowState | null): readonly OpenToRow[] {
  if (state === null) return [];
  const offers = new Set<string>();
  return state.tasks.filter(isListed).flatMap((task) => {
    const row = { task: taskId(instance, task.id), due_at: task.dueAt, opened_at: task.openedAt };
    return whomOf(task, offers).map((whom) => ({ ...row, whom }));
  });
}

function whomOf(task: Task, offers: Set<string>): readonly string[] {
  if (task.candidates && task.openTo) {
    const slot = task.slot ?? '';
    if (offers.has(slot)) return [];
    offers.add(slot);
    return task.openTo.filter((each) => !each.startsWith('not '));
  }
  // While an opinion is asked, it waits for that one alone.
  return task.owner === null ? absentFrom(task).map(({ value }) => `person ${value}`) : [];
}

/** The statements that keep whom the tasks of an instance are open to; none for nearly all that happens. */
export function openToNow(
  instance: string,
  before: FlowState | null,
  after: FlowState,
): readonly RawBuilder<unknown>[] {
  const old = rowsOf(instance, before);
  const rows = rowsOf(instance, after);
  if (isDeepStrictEqual(old, rows)) return [];
  const known = new Map(old.map((row) => [keyOf(row), row]));
  const names = new Set(rows.map(keyOf));
  const gone = old.filter((row) => !names.has(keyOf(row)));
  const changed = rows.filter((row) => !isDeepStrictEqual(known.get(keyOf(row)), row));
  return [
    ...(gone.length === 0
      ? []
      : [
          sql`delete from atrium.flow_task_open_to o using unnest(${gone.map(({ task }) => task)}::text[],
            ${gone.map(({ whom }) => whom)}::text[]) as g (task, whom) where o.task = g.task and o.whom = g.whom`,
        ]),
    ...(changed.length === 0
      ? []
      : [
          sql`${insertRowsOf('atrium.flow_task_open_to', ['task', 'whom', 'due_at', 'opened_at'], changed)}
            on conflict (task, whom) do update set due_at = excluded.due_at, opened_at = excluded.opened_at`,
        ]),
  ];
}

const keyOf = ({ task, whom }: OpenToRow): string => `${task} ${whom}`;
