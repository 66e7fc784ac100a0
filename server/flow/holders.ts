import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { type HeldTask, type Holder, isOwn, mayAct } from '../../src/documents/flow/holding.ts';
import type { FlowPerson } from '../../src/schemas/wire/flowInstance.ts';
import type { Database } from '../db/database.ts';
import { onceIn } from '../work/onceIn.ts';
import type { TaskRow } from './instances.ts';
import type { FlowReading } from './services.ts';

/** Who asks, and of which database. */
interface Asked extends Pick<FlowReading, 'db'> {
  readonly actor: Pick<FlowReading['actor'], 'userId'>;
}

/** What of a task says whose it is. */
export type HeldRow = Pick<
  TaskRow,
  'assignee' | 'owner' | 'handler' | 'candidates' | 'ended_at' | 'open_to' | 'absent'
>;

const heldRow = (row: HeldRow): HeldTask => ({
  ...{ assignee: row.assignee, owner: row.owner, by: row.handler, openTo: row.open_to },
  isOffered: row.candidates && row.ended_at === null,
  absent: (row.absent ?? []).map(({ value }) => value),
});

/** Whether a task is somebody's to act on. */
export const mayActOn = (row: HeldRow, holder: Holder): boolean => mayAct(heldRow(row), holder);

/** Whether a task is or was somebody's. */
export const isTheirs = (row: HeldRow, holder: Holder): boolean => isOwn(heldRow(row), holder);

/** What each of some people belongs to, as tasks are open to it: roles, labels, a department, departments that they head. */
export async function belonging(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; groups: readonly string[] }>`
    select u.id, array(select 'role ' || m.groupid from atrium.user_role m where m.user_id = u.id)
      || array(select 'label ' || l.label from atrium.user_label l where l.user_id = u.id)
      || array(select 'head ' || d.id from atrium.department d where d.head = u.id)
      || case when u.department is null then '{}' else array['department ' || u.department] end as groups
    from atrium.user_account u where u.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, groups }) => [id, groups]));
}

/** People of an offer who are told of it at most. */
const MOST_TOLD = 300;

/** Who may take what is open to some groups and people, as of now: whose accounts are active, the first of them by name. */
export async function whoMayTake(
  db: Kysely<Database>,
  openTo: readonly string[],
): Promise<readonly FlowPerson[]> {
  const of = (kind: string): readonly string[] =>
    openTo.filter((each) => each.startsWith(`${kind} `)).map((each) => each.slice(kind.length + 1));
  const { rows } = await sql<FlowPerson>`
    select u.id as value, u.real_name as label from atrium.user_account u
    where u.status = 'active' and not u.id = any(${of('not')}::text[]) and (u.id = any(${of('person')}::text[])
      or u.department = any(${of('department')}::text[])
      or exists (select from atrium.user_role m where m.user_id = u.id and m.groupid = any(${of('role')}::text[]))
      or exists (select from atrium.user_label l where l.user_id = u.id and l.label = any(${of('label')}::text[]))
      or exists (select from atrium.department d where d.head = u.id and d.id = any(${of('head')}::text[])))
    order by u.real_name, u.id limit ${MOST_TOLD}`.execute(db);
  return rows;
}

/** What the caller belongs to, as of now. */
export const ownGroups = (reading: Asked): Promise<readonly string[]> =>
  onceIn(reading, 'groups', async () => {
    const { userId } = reading.actor;
    return (await belonging(reading.db, [userId])).get(userId) ?? [];
  });

/**
 * The caller, as far as it decides which of some tasks are theirs: what they belong to is asked where one of them can be
 * taken by it.
 * @param taskId one that somebody else may have taken from them
 */
export async function holderOf(
  reading: Asked,
  tasks: readonly (HeldRow & Pick<TaskRow, 'id'>)[],
  taskId?: string,
): Promise<Holder> {
  const { userId } = reading.actor;
  const depends = tasks.some(
    (task) =>
      task.open_to !== null &&
      ((task.candidates && task.ended_at === null) || (task.id === taskId && task.assignee !== userId)),
  );
  return { userId, ...(depends && { groups: await ownGroups(reading) }) };
}
