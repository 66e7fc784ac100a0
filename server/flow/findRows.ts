import { sql, type RawBuilder } from 'kysely';
import { containing } from '../db/containing.ts';
import { type FlowOrder, usualFlowOrder } from '../../src/schemas/flow/listOrder.ts';
import type { FlowCounts, FlowScope } from '../../src/schemas/wire/flowLists.ts';
import { INSTANCE_COLUMNS, type ListedRow, TASK_COLUMN, TASK_SCOPES } from './listing.ts';
import type { FlowReading } from './services.ts';
import { filterColumns } from './listFilter.ts';
import { managedFlows, type Person } from './whoMay.ts';

export interface ListQuery {
  readonly scope: FlowScope;
  readonly flow: string | undefined;
  /** Over the rows `r`. */
  readonly filter: RawBuilder<boolean> | undefined;
  /** Of the one flow that is listed, where the filter reads fields of its form. */
  readonly table: RawBuilder<unknown> | undefined;
  /** Text that number, title or a summary holds. */
  readonly keyword: string | undefined;
  readonly sort: FlowOrder | undefined;
  /** The row seen last: what it holds in the order, and its id. */
  readonly after: Readonly<Record<string, unknown>> | undefined;
  readonly limit: number;
}

const LIVE = sql`('running', 'returned', 'suspended')`;

/** What a scope holds of a caller. */
function within(
  scope: FlowScope,
  userId: string,
  managed: readonly string[] | undefined,
): RawBuilder<boolean> {
  switch (scope) {
    case 'wait':
      // What is suspended waits for nobody: it comes back once the instance goes on.
      return sql<boolean>`t.assignee = ${userId} and t.state = 'running' and t.kind <> 'cc' and i.state <> 'suspended'`;
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
      return managed === undefined
        ? sql<boolean>`i.state <> 'draft'`
        : sql<boolean>`i.state <> 'draft' and i.flow = any(${[...managed]}::text[])`;
  }
}

interface Key {
  readonly name: string;
  readonly column: RawBuilder<unknown>;
  readonly order: 'asc' | 'desc';
  readonly type: 'timestamptz' | 'text';
}

function keysOf({ scope, sort }: Pick<ListQuery, 'scope' | 'sort'>): readonly Key[] {
  const ofTask = TASK_SCOPES.has(scope);
  const columns = {
    createdAt: ofTask ? sql`t.created_at` : sql`i.created_at`,
    endedAt: ofTask ? sql`t.ended_at` : sql`i.ended_at`,
    dueAt: sql`t.due_at`,
    openedAt: ofTask ? sql`t.opened_at` : sql`i.submitted_at`,
  };
  // Of an instance no due time is kept: it has that of each of its steps.
  const asked = (sort ? [sort] : usualFlowOrder(scope)).filter(({ by }) => ofTask || by !== 'dueAt');
  const keys = asked.map(({ by, order }): Key => ({
    name: by,
    column: columns[by],
    order,
    type: 'timestamptz',
  }));
  return [...keys, { name: 'id', column: ofTask ? sql`t.id` : sql`i.id`, order: 'asc', type: 'text' }];
}

/** The rows behind the one that was seen last, with what is empty standing last. */
function behind(keys: readonly Key[], after: Readonly<Record<string, unknown>>): RawBuilder<boolean> {
  const [key, ...rest] = keys;
  if (key === undefined) return sql<boolean>`false`;
  const raw = after[key.name] ?? null;
  const value = sql`${raw}::${sql.raw(key.type)}`;
  const more = key.order === 'asc' ? sql`>` : sql`<`;
  const deeper = rest.length === 0 ? sql<boolean>`false` : behind(rest, after);
  if (raw === null) return sql<boolean>`(${key.column} is null and ${deeper})`;
  if (key.type === 'text') return sql<boolean>`(${key.column} > ${value})`;
  return sql<boolean>`(${key.column} ${more} ${value} or ${key.column} is null or (${key.column} = ${value} and ${deeper}))`;
}

/** Rows of a scope, one more than asked for where there are more. */
export async function findRows(
  reading: FlowReading,
  query: ListQuery,
  person: Person,
): Promise<{ readonly rows: readonly ListedRow[]; readonly more: boolean }> {
  const { scope, flow, filter, table, keyword, after, limit } = query;
  const managed = scope === 'manage' ? await managedFlows(reading, person) : [];
  const keys = keysOf(query);
  const ofTask = TASK_SCOPES.has(scope);
  const pattern = keyword === undefined ? undefined : containing(keyword);
  const wanted = [
    within(scope, reading.actor.userId, managed),
    ...(flow === undefined ? [] : [ofTask ? sql<boolean>`t.flow = ${flow}` : sql<boolean>`i.flow = ${flow}`]),
    ...(pattern === undefined
      ? []
      : [
          sql<boolean>`(i.number ilike ${pattern} or i.title ->> 'zhCN' ilike ${pattern}
            or i.title ->> 'enUS' ilike ${pattern} or i.initiator_name ilike ${pattern})`,
        ]),
    ...(after ? [behind(keys, after)] : []),
  ];
  const order = sql.join(
    keys.map(({ column, order: direction }) => sql`${column} ${sql.raw(direction)} nulls last`),
  );
  const from = ofTask
    ? sql`atrium.flow_task t join atrium.flow_instance i on i.id = t.instance`
    : sql`atrium.flow_instance i`;
  const chosen = sql`select ${INSTANCE_COLUMNS}, ${ofTask ? TASK_COLUMN : sql`null as task`}`;
  const conditions = sql.join(wanted, sql` and `);
  const { rows } =
    filter === undefined
      ? await sql<ListedRow>`${chosen} from ${from} where ${conditions} order by ${order} limit ${limit + 1}`.execute(
          reading.db,
        )
      : await sql<ListedRow>`${chosen} from ${from} join lateral (
            select ${table ? sql`f.*, ` : sql``} ${filterColumns(ofTask)}
            ${table ? sql`from (select 1) as one left join ${table} f on f.id = i.record` : sql``}) r on true
          where ${conditions} and (${filter}) order by ${order} limit ${limit + 1}`.execute(reading.db);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
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
  const tasks = (condition: RawBuilder<boolean>): RawBuilder<number> => sql<number>`(select count(*) from (
    select 1 from atrium.flow_task t join atrium.flow_instance i on i.id = t.instance where ${condition}
      ${flow === undefined ? sql`` : sql`and t.flow = ${flow}`} limit ${MOST_COUNTED}) as counted)`;
  const instances = (
    condition: RawBuilder<boolean>,
  ): RawBuilder<number> => sql<number>`(select count(*) from (
    select 1 from atrium.flow_instance i where ${condition} and i.state in ${LIVE}
      ${flow === undefined ? sql`` : sql`and i.flow = ${flow}`} limit ${MOST_COUNTED}) as counted)`;
  const wait = within('wait', userId, undefined);
  const { rows } = await sql<Record<'wait' | 'waitOverdue' | 'notify' | 'apply' | 'manage', number>>`
    select ${tasks(wait)} as wait, ${tasks(sql<boolean>`${wait} and t.due_at < now()`)} as "waitOverdue",
      ${tasks(sql<boolean>`${within('notify', userId, undefined)} and t.state = 'running'`)} as notify,
      ${instances(within('apply', userId, undefined))} as apply,
      ${managed?.length === 0 ? sql`0` : instances(within('manage', userId, managed))} as manage`.execute(
    reading.db,
  );
  const [counted] = rows;
  if (counted === undefined) throw new Error('Nothing was counted');
  return counted;
}
