import { sql, type RawBuilder } from 'kysely';
import { containing } from '../db/containing.ts';
import { type FlowOrder, TASK_SCOPES, usualFlowOrder } from '../../src/schemas/flow/listOrder.ts';
import type { FlowCounts, FlowScope } from '../../src/schemas/wire/flowLists.ts';
import { INSTANCE_COLUMNS, type ListedRow, TASK_COLUMN } from './listing.ts';
import type { FlowReading } from './services.ts';
import { filterColumns } from './listFilter.ts';
import { ownGroups } from './holders.ts';
import { ofHeldFlows } from './instances.ts';
import { managedFlows, type Person } from './whoMay.ts';

/** The records that instances of a flow are about. */
interface ListedRecords {
  /** Of the form. */
  readonly table: RawBuilder<unknown>;
  /** Versions of the form whose finished copies the table's columns can hold. */
  readonly formVersions: readonly number[];
}

export interface ListQuery {
  readonly scope: FlowScope;
  readonly flow: string | undefined;
  /** Over the rows `r`. */
  readonly filter: RawBuilder<boolean> | undefined;
  /** Of the one flow that is listed, where the filter reads fields of its form. */
  readonly records: ListedRecords | undefined;
  /** Text that the number, the title as everybody may see it or the name of the initiator holds. */
  readonly keyword: string | undefined;
  readonly sort: FlowOrder | undefined;
  /** The row seen last: what it holds in the order, and its id. */
  readonly after: Readonly<Record<string, unknown>> | undefined;
  readonly limit: number;
}

const LIVE = sql`('running', 'returned', 'suspended')`;

/** What a scope holds of a caller. */
function within(scope: FlowScope, userId: string): RawBuilder<boolean> {
  switch (scope) {
    case 'wait':
      // What is suspended waits for nobody: it comes back once the instance goes on.
      return sql<boolean>`t.assignee = ${userId} and t.state = 'running' and t.kind <> 'cc'
        and not (t.candidates and t.open_to is not null) and i.state <> 'suspended'`;
    case 'done':
      return sql<boolean>`t.handler = ${userId} and t.ended_at is not null and t.kind <> 'cc'`;
    case 'notify':
      return sql<boolean>`t.assignee = ${userId} and t.kind = 'cc'`;
    case 'apply':
      return sql<boolean>`i.initiator = ${userId}`;
    case 'myDone':
      return sql<boolean>`i.initiator = ${userId} and i.state in ('approved', 'rejected', 'terminated')`;
    case 'myNotDone':
      return sql<boolean>`i.initiator = ${userId} and i.state in ('running', 'returned', 'suspended', 'withdrawn')`;
    case 'manage':
      // A draft stays its initiator's alone, once it has ended untouched, too.
      return sql<boolean>`i.state <> 'draft' and i.submitted_at is not null`;
  }
}

/** Tasks that wait for somebody beside their assignees, by one of the groups `m` that they belong to. */
const OPEN_TO = sql`atrium.flow_task_open_to o join atrium.flow_task t on t.id = o.task
  join atrium.flow_instance i on i.id = t.instance`;

const openTo = (userId: string): RawBuilder<boolean> => sql<boolean>`o.whom = m.whom
  and i.state <> 'suspended' and not coalesce(${`not ${userId}`} = any(t.open_to), false)`;

interface Key {
  readonly name: string;
  /** Never null, so that an index has it in the order of the list. */
  readonly column: RawBuilder<unknown>;
  readonly order: 'asc' | 'desc';
  readonly type: 'timestamptz' | 'text';
}

/** What is empty stands last. */
const LAST = { asc: sql`'infinity'::timestamptz`, desc: sql`'-infinity'::timestamptz` };

/** @param isOpenTo of rows `o` of what waits for others than its assignee, which hold what that list is sorted by */
function keysOf({ scope, sort }: Pick<ListQuery, 'scope' | 'sort'>, isOpenTo = false): readonly Key[] {
  const ofTask = TASK_SCOPES.has(scope);
  const filled = (column: RawBuilder<unknown>, order: FlowOrder['order']): RawBuilder<unknown> =>
    sql`coalesce(${column}, ${LAST[order]})`;
  const columnOf = ({ by, order }: FlowOrder): RawBuilder<unknown> => {
    switch (by) {
      case 'createdAt':
        return ofTask ? sql`t.created_at` : sql`i.created_at`;
      case 'endedAt':
        // What somebody has done has ended.
        return scope === 'done' ? sql`t.ended_at` : filled(ofTask ? sql`t.ended_at` : sql`i.ended_at`, order);
      case 'dueAt':
        return filled(isOpenTo ? sql`o.due_at` : sql`t.due_at`, order);
      case 'openedAt':
        return filled(isOpenTo ? sql`o.opened_at` : ofTask ? sql`t.opened_at` : sql`i.submitted_at`, order);
    }
  };
  const keys = (sort ? [sort] : usualFlowOrder(scope)).map((each): Key => ({
    name: each.by,
    column: columnOf(each),
    order: each.order,
    type: 'timestamptz',
  }));
  return [
    ...keys,
    {
      name: 'id',
      column: isOpenTo ? sql`o.task` : ofTask ? sql`t.id` : sql`i.id`,
      order: 'asc',
      type: 'text',
    },
  ];
}

/** The rows behind the one that was seen last. Each key bounds them by itself too, so that an index begins there. */
function behind(keys: readonly Key[], after: Readonly<Record<string, unknown>>): RawBuilder<boolean> {
  const [key, ...rest] = keys;
  if (key === undefined) return sql<boolean>`false`;
  const { name, column, order, type } = key;
  const raw = after[name] ?? null;
  if (type === 'text') return sql<boolean>`${column} > ${raw}::text`;
  const value = raw === null ? LAST[order] : sql`${raw}::timestamptz`;
  const [more, bound] = order === 'asc' ? [sql`>`, sql`>=`] : [sql`<`, sql`<=`];
  return sql<boolean>`${column} ${bound} ${value} and (${column} ${more} ${value} or (${behind(rest, after)}))`;
}

/** The record of an instance `i`: as it stands, of a finished one as it stood at its end. */
const valuesAsListed = ({ table, formVersions }: ListedRecords): RawBuilder<unknown> =>
  sql`(select 1) as one left join ${table} f on f.id = i.record and i.ended_at is null
    cross join lateral jsonb_populate_record(f, case when i.ended_at is not null
      and i.form_version = any(${[...formVersions]}::integer[]) then i.data else '{}' end)`;

/** What filters read of a row: an instance with its record, and a task or a step of it. */
const filtering = (
  ofTask: boolean,
  records: ListedRecords | undefined,
  userId: string,
): RawBuilder<unknown> =>
  sql`select ${records ? sql`v.*, ` : sql``} ${filterColumns(ofTask, userId)}
    ${records ? sql`from ${valuesAsListed(records)} as v` : sql``}`;

/** Whether a filter holds at any of the steps at which an instance stands; one that stands at none is looked at once. */
const atAnyStep = (
  filter: RawBuilder<boolean>,
  records: ListedRecords | undefined,
): RawBuilder<boolean> => sql<boolean>`exists (select 1
  from jsonb_array_elements(case when i.current = '[]'::jsonb then '[null]'::jsonb else i.current end) as s (step)
  cross join lateral (${filtering(false, records, '')}) r where ${filter})`;

type Reader = Parameters<typeof managedFlows>[0] & { readonly actor: Pick<FlowReading['actor'], 'userId'> };

/** Where rows of a page come from, and which of them are wanted. */
interface Page {
  readonly from: RawBuilder<unknown>;
  readonly wanted: readonly RawBuilder<boolean>[];
  readonly keys: readonly Key[];
}

/** A page of rows, with what they are sorted by as `k0`, `k1` … */
function pageOf(query: ListQuery, userId: string, { from, wanted, keys }: Page): RawBuilder<unknown> {
  const { scope, flow, filter, records, keyword, after, limit } = query;
  const ofTask = TASK_SCOPES.has(scope);
  const pattern = keyword === undefined ? undefined : containing(keyword);
  const all = [
    ...wanted,
    ...(flow === undefined ? [] : [ofTask ? sql<boolean>`t.flow = ${flow}` : sql<boolean>`i.flow = ${flow}`]),
    ...(pattern === undefined
      ? []
      : [
          sql<boolean>`(i.number ilike ${pattern} or i.public_title ->> 'zhCN' ilike ${pattern}
            or i.public_title ->> 'enUS' ilike ${pattern} or i.initiator_name ilike ${pattern})`,
        ]),
    ...(after ? [behind(keys, after)] : []),
    ...(filter === undefined ? [] : [ofTask ? sql<boolean>`(${filter})` : atAnyStep(filter, records)]),
  ];
  const filtered =
    filter === undefined || !ofTask
      ? sql``
      : sql`join lateral (${filtering(true, records, userId)}) r on true`;
  const sorted = sql.join(keys.map(({ column }, at) => sql`${column} as ${nameOf(at)}`));
  return sql`select ${INSTANCE_COLUMNS}, ${ofTask ? TASK_COLUMN : sql`null as task`}, ${sorted}
    from ${from} ${filtered} where ${sql.join(all, sql` and `)}
    order by ${sql.join(keys.map(({ column, order }) => sql`${column} ${sql.raw(order)}`))} limit ${limit + 1}`;
}

const nameOf = (at: number): RawBuilder<unknown> => sql.ref(`k${String(at)}`);
const inOrder = (keys: readonly Key[]): RawBuilder<unknown> =>
  sql.join(keys.map(({ order }, at) => sql`${nameOf(at)} ${sql.raw(order)}`));

const TASKS = sql`atrium.flow_task t join atrium.flow_instance i on i.id = t.instance`;

/** Rows of a scope, one more than asked for where there are more. */
export async function findRows(
  reading: Reader,
  query: ListQuery,
  person: Person,
): Promise<{ readonly rows: readonly ListedRow[]; readonly more: boolean }> {
  const { scope, limit } = query;
  const page = scope === 'wait' ? await waiting(reading, query) : await ofScope(reading, query, person);
  const { rows } = await sql<ListedRow>`${page}`.execute(reading.db);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

async function ofScope(reading: Reader, query: ListQuery, person: Person): Promise<RawBuilder<unknown>> {
  const { scope, limit } = query;
  const { userId } = reading.actor;
  const keys = keysOf(query);
  const managed = scope === 'manage' ? await managedFlows(reading, person) : undefined;
  const page = pageOf(query, userId, {
    from: TASK_SCOPES.has(scope) ? TASKS : sql`atrium.flow_instance i`,
    wanted: [
      within(scope, userId),
      await ofHeldFlows(reading, TASK_SCOPES.has(scope) ? 't.flow' : 'i.flow'),
      ...(managed === undefined ? [] : [sql<boolean>`i.flow = m.flow`]),
    ],
    keys,
  });
  if (managed === undefined) return page;
  // Of each flow that is theirs the first ones, since no index has several of them in one order.
  return sql`select i.* from unnest(${[...managed]}::text[]) as m (flow)
    cross join lateral (${page}) as i order by ${inOrder(keys)} limit ${limit + 1}`;
}

/**
 * What waits for somebody: what is theirs, and of each of the groups that they belong to the first ones that are open to it;
 * each has an index in the order of the list. What is open to several of them is there once.
 */
async function waiting(reading: Reader, query: ListQuery): Promise<RawBuilder<unknown>> {
  const { userId } = reading.actor;
  const keys = keysOf(query);
  const ofHeld = await ofHeldFlows(reading, 't.flow');
  const own = pageOf(query, userId, { from: TASKS, wanted: [within('wait', userId), ofHeld], keys });
  const open = pageOf(query, userId, {
    from: OPEN_TO,
    wanted: [openTo(userId), ofHeld],
    keys: keysOf(query, true),
  });
  const groups = [`person ${userId}`, ...(await ownGroups(reading))];
  return sql`select distinct on (${sql.join(keys.map((_key, at) => nameOf(at)))}) p.* from (
      (${own}) union all (select l.* from unnest(${groups}::text[]) as m (whom) cross join lateral (${open}) as l)
    ) as p order by ${inOrder(keys)} limit ${query.limit + 1}`;
}

/** More than this is told as this. */
const MOST_COUNTED = 1_000;

/** How much waits for somebody, is theirs, and is theirs to manage. */
export async function countRows(
  reading: FlowReading,
  flow: string | undefined,
  person: Person,
): Promise<FlowCounts> {
  const { userId } = reading.actor;
  const managed = await managedFlows(reading, person);
  const ofHeldTasks = await ofHeldFlows(reading, 't.flow');
  const ofHeldInstances = await ofHeldFlows(reading, 'i.flow');
  const tasks = (condition: RawBuilder<boolean>): RawBuilder<number> => sql<number>`(select count(*) from (
    select 1 from atrium.flow_task t join atrium.flow_instance i on i.id = t.instance where ${condition} and ${ofHeldTasks}
      ${flow === undefined ? sql`` : sql`and t.flow = ${flow}`} limit ${MOST_COUNTED}) as counted)`;
  const instances = (
    condition: RawBuilder<boolean>,
  ): RawBuilder<number> => sql<number>`(select count(*) from (
    select 1 from atrium.flow_instance i where ${condition} and ${ofHeldInstances} and i.state in ${LIVE}
      ${flow === undefined ? sql`` : sql`and i.flow = ${flow}`} limit ${MOST_COUNTED}) as counted)`;
  const groups = [`person ${userId}`, ...(await ownGroups(reading))];
  const ofFlow = flow === undefined ? sql`` : sql`and t.flow = ${flow}`;
  const wait = (more: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(select count(*) from (
    (select t.id from ${TASKS} where ${within('wait', userId)} and ${ofHeldTasks} ${ofFlow} ${more} limit ${MOST_COUNTED})
    union (select t.id from unnest(${groups}::text[]) as m (whom) join (${OPEN_TO}) on true
      where ${openTo(userId)} and ${ofHeldTasks} ${ofFlow} ${more} limit ${MOST_COUNTED}) limit ${MOST_COUNTED}) as counted)`;
  const ofFlows =
    managed === undefined ? sql<boolean>`true` : sql<boolean>`i.flow = any(${[...managed]}::text[])`;
  const { rows } = await sql<Record<'wait' | 'waitOverdue' | 'notify' | 'apply' | 'manage', number>>`
    select ${wait(sql``)} as wait, ${wait(sql`and t.due_at < now()`)} as "waitOverdue",
      ${tasks(sql<boolean>`${within('notify', userId)} and t.state = 'running'`)} as notify,
      ${instances(within('apply', userId))} as apply,
      ${managed?.length === 0 ? sql`0` : instances(sql<boolean>`${within('manage', userId)} and ${ofFlows}`)} as manage`.execute(
    reading.db,
  );
  const [counted] = rows;
  if (counted === undefined) throw new Error('Nothing was counted');
  return counted;
}
