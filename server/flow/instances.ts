import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DocumentReader } from '../documents/publishedDocuments.ts';
import { LAST } from '../documents/repository.ts';

/** An instance as it is kept. */
export type InstanceRow = Selectable<Database['atrium.flow_instance']>;
/** A task as it is kept. */
export type TaskRow = Selectable<Database['atrium.flow_task']>;

/** An instance with where its flow and form stand now. */
export interface FoundInstance {
  readonly row: InstanceRow;
  /** The version that is published, or was last (`listLast`); null: nothing of the flow is left. */
  readonly flowNow: number | null;
  /** The version of its form that is published; null: none. */
  readonly formNow: number | null;
}

/** `flowNow` of instances that are selected, read along with them: every call about one asks who manages it. */
export const FLOW_NOW: RawBuilder<number | null> = sql<number | null>`(
  select ${LAST} from atrium.resource r where r.kind = 'flow' and r.id = atrium.flow_instance.flow)`;

const FORM_NOW = sql<number | null>`(
  select r.published_version from atrium.resource r where r.kind = 'form' and r.id = atrium.flow_instance.form)`;

/**
 * An instance, as it stays until the transaction ends: what happens to one happens one after the other. For the product's
 * own work, which whoever it is done for holds to nothing.
 * @throws what the database says where it is held too long, which is answered as DATABASE_BUSY
 */
export async function lockAnyInstance(db: Kysely<Database>, id: string): Promise<FoundInstance | undefined> {
  return found(db, sql`${instanceAt(id)} for update`);
}

/** The same for a caller: undefined also of a flow that they are not told of (`heldFlows`). @throws as `lockAnyInstance` */
export async function lockInstance(reading: Told, id: string): Promise<FoundInstance | undefined> {
  return toldOf(reading, await lockAnyInstance(reading.db, id));
}

/** As it is now, for the product's own work. */
export async function findAnyInstance(db: Kysely<Database>, id: string): Promise<FoundInstance | undefined> {
  return found(db, instanceAt(id));
}

/** As it is now, for a caller: undefined also of a flow that they are not told of. */
export async function findInstance(reading: Told, id: string): Promise<FoundInstance | undefined> {
  return toldOf(reading, await findAnyInstance(reading.db, id));
}

/** Who may be held to some flows. */
interface Told {
  readonly db: Kysely<Database>;
  readonly platform: { readonly documents: Pick<DocumentReader, 'heldFlows'> };
}

async function toldOf(
  { platform, db }: Told,
  instance: FoundInstance | undefined,
): Promise<FoundInstance | undefined> {
  const held = await platform.documents.heldFlows(db);
  return instance !== undefined && (held === undefined || held.has(instance.row.flow)) ? instance : undefined;
}

/** Whether a column names a flow of which a caller is told. */
export async function ofHeldFlows({ platform, db }: Told, column: string): Promise<RawBuilder<boolean>> {
  const held = await platform.documents.heldFlows(db);
  return held === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} = any(${[...held]}::text[])`;
}

const instanceAt = (id: string): RawBuilder<unknown> =>
  sql`select ${INSTANCE_COLUMNS}, ${FLOW_NOW} as "flowNow", ${FORM_NOW} as "formNow"
    from atrium.flow_instance where id = ${id}`;

async function found(db: Kysely<Database>, select: RawBuilder<unknown>): Promise<FoundInstance | undefined> {
  const { rows } = await sql<InstanceRow & Omit<FoundInstance, 'row'>>`${select}`.execute(db);
  if (rows[0] === undefined) return undefined;
  const { flowNow, formNow, ...row } = rows[0];
  return { row, flowNow, formNow };
}

/** All tasks of an instance, in the order in which they were made. */
export async function tasksOf(db: Kysely<Database>, instance: string): Promise<readonly TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select ${TASK_COLUMNS} from atrium.flow_task where instance = ${instance} order by position_in`.execute(
    db,
  );
  return rows;
}

/** Columns by name, so that a statement is prepared: a plan for all of them would not outlive a new one. */
const named = (columns: Readonly<Record<string, true>>): RawBuilder<unknown> =>
  sql.raw(
    Object.keys(columns)
      .map((column) => `"${column}"`)
      .join(),
  );

const INSTANCE_COLUMNS = named({
  ...{ id: true, flow: true, flow_version: true, form: true, form_version: true, record: true, number: true },
  ...{ title: true, public_title: true, state: true, reason: true, round: true, revision: true },
  ...{ initiator: true, initiator_name: true, department: true, department_name: true, subject: true },
  ...{ data: true, picks: true, engine: true, current: true, summary: true, urged: true, parent: true },
  ...{ parent_node: true, parent_step: true, parent_row: true, created_at: true, submitted_at: true },
  ...{ ended_at: true, touched_at: true },
} satisfies Record<keyof InstanceRow, true>);

const TASK_COLUMNS = named({
  ...{ id: true, instance: true, position_in: true, step: true, slot: true, flow: true, node: true },
  ...{ node_title: true, kind: true, state: true, reason: true, round: true, position: true, revision: true },
  ...{ assignee: true, assignee_name: true, owner: true, owner_name: true, handler: true },
  ...{
    handler_name: true,
    candidates: true,
    open_to: true,
    absent: true,
    added: true,
    created_at: true,
    opened_at: true,
    due_at: true,
  },
  ...{ read_at: true, ended_at: true, decision: true, comment: true, attachments: true, signature: true },
  ...{ why: true, batch: true, urged_at: true, urged: true },
} satisfies Record<keyof TaskRow, true>);

/** Files that are an instance's own are of a record of this name and its id: no module's record bears such a name. */
export const FLOW_FILES = 'flow:';

/** How tasks are named outside of their instance, whose ids are short. */
export const taskId = (instance: string, id: string): string => `${instance}-${id}`;

/** Which instance a task that is named outside would be of: it may be none. */
export const instanceOfTask = (task: string): string => task.slice(0, Math.max(0, task.lastIndexOf('-')));

/** The id within its instance of a task that is named outside. */
export const innerId = (task: string): string => task.slice(task.lastIndexOf('-') + 1);
