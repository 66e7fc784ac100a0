import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { LAST } from '../documents/repository.ts';

/** An instance as it is kept. */
export type InstanceRow = Selectable<Database['atrium.flow_instance']>;
/** A task as it is kept. */
export type TaskRow = Selectable<Database['atrium.flow_task']>;

/** An instance with where its flow stands now. */
export interface FoundInstance {
  readonly row: InstanceRow;
  /** The version that is published, or was last (`listLast`); null: nothing of the flow is left. */
  readonly flowNow: number | null;
}

/** `flowNow` of instances that are selected, read along with them: every call about one asks who manages it. */
export const FLOW_NOW: RawBuilder<number | null> = sql<number | null>`(
  select ${LAST} from atrium.resource r where r.kind = 'flow' and r.id = atrium.flow_instance.flow)`;

/**
 * An instance, as it stays until the transaction ends: what happens to one happens one after the other.
 * @throws what the database says where it is held too long, which is answered as DATABASE_BUSY
 */
export async function lockInstance(db: Kysely<Database>, id: string): Promise<FoundInstance | undefined> {
  return found(await instance(db, id).forUpdate().executeTakeFirst());
}

export async function findInstance(db: Kysely<Database>, id: string): Promise<FoundInstance | undefined> {
  return found(await instance(db, id).executeTakeFirst());
}

const instance = (db: Kysely<Database>, id: string) =>
  db.selectFrom('atrium.flow_instance').selectAll().select(FLOW_NOW.as('flowNow')).where('id', '=', id);

/** The same of what was selected. */
function found<R extends InstanceRow & Pick<FoundInstance, 'flowNow'>>(
  selected: R | undefined,
): FoundInstance | undefined {
  if (selected === undefined) return undefined;
  const { flowNow, ...row } = selected;
  return { row, flowNow };
}

/** All tasks of an instance, in the order in which they were made. */
export async function tasksOf(db: Kysely<Database>, instance: string): Promise<readonly TaskRow[]> {
  return db
    .selectFrom('atrium.flow_task')
    .selectAll()
    .where('instance', '=', instance)
    .orderBy('position_in')
    .execute();
}

/** Files that are an instance's own are of a record of this name and its id: no module's record bears such a name. */
export const FLOW_FILES = 'flow:';

/** How tasks are named outside of their instance, whose ids are short. */
export const taskId = (instance: string, id: string): string => `${instance}-${id}`;

/** Which instance a task that is named outside would be of: it may be none. */
export const instanceOfTask = (task: string): string => task.slice(0, Math.max(0, task.lastIndexOf('-')));

/** The id within its instance of a task that is named outside. */
export const innerId = (task: string): string => task.slice(task.lastIndexOf('-') + 1);
