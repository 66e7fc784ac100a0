import { sql, type RawBuilder } from 'kysely';
import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import type { Text } from '../../src/schemas/text.ts';
import type { FlowStatistic } from '../../src/schemas/wire/flowLists.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { isCalendarDate } from '../records/calendar.ts';
import type { FlowReading } from './services.ts';
import { managedFlows, personOf } from './whoMay.ts';

/** What is counted, of instances submitted, or tasks opened, on some days. */
export interface StatisticsParam {
  readonly flowId?: string;
  /** Days, `YYYY-MM-DD`, both counted. */
  readonly from: string;
  readonly to: string;
  readonly by: 'flow' | 'node' | 'person' | 'department' | 'day';
}

/** Whether somebody ended a task by what they said of it. */
const DECIDED = sql`t.state in ('agreed', 'rejected', 'returned')`;

/** Lines at most. */
const MOST = 500;

interface Counted {
  readonly key: string;
  readonly label: Text;
  readonly started: string;
  readonly finished: string;
  readonly approved: string;
  readonly rejected: string;
  readonly returned: string;
  readonly terminated: string;
  readonly open: string;
  readonly overdue: string;
  readonly avg: number | null;
  readonly p50: number | null;
  readonly p90: number | null;
}

/** Figures of the flows that a caller manages. @throws AppError INPUT_INVALID for days that no calendar has */
export async function statisticsOf(
  reading: FlowReading,
  param: StatisticsParam,
): Promise<readonly FlowStatistic[]> {
  const errors = (['from', 'to'] as const).flatMap((each) =>
    isCalendarDate(param[each]) ? [] : inputError(each, 'FORMAT_INVALID'),
  );
  if (errors.length > 0) throw new AppError('INPUT_INVALID', { errors });
  const managed = await managedFlows(reading, await personOf(reading));
  if (managed?.length === 0) return [];
  const ofTasks = param.by === 'node' || param.by === 'person';
  const rows = ofTasks
    ? await countTasks(reading, param, managed)
    : await countInstances(reading, param, managed);
  const titles = param.by === 'flow' ? await titlesOf(reading) : new Map<string, Text>();
  return rows.map(({ key, label, avg, p50, p90, ...counts }) => ({
    ...{ key, label: titles.get(key) ?? label },
    ...(Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)])) as Omit<
      FlowStatistic,
      'key' | 'label' | 'hours'
    >),
    hours: { avg: rounded(avg), p50: rounded(p50), p90: rounded(p90) },
  }));
}

const rounded = (hours: number | null): number | null =>
  hours === null ? null : Math.round(hours * 10) / 10;

async function titlesOf({ platform, db }: FlowReading): Promise<ReadonlyMap<string, Text>> {
  const flows = await platform.documents.listLast(db, 'flow');
  return new Map(flows.map(({ id, document }) => [id, document.title ?? document.name]));
}

/** Rows of the flows and days that are asked for. @param at the moment by which they are counted */
const within = (
  alias: 'i' | 't',
  at: RawBuilder<unknown>,
  { flowId, from, to }: StatisticsParam,
  managed: readonly string[] | undefined,
): RawBuilder<boolean> => {
  const flow = sql.ref(`${alias}.flow`);
  const flows =
    managed === undefined ? sql<boolean>`true` : sql<boolean>`${flow} = any(${[...managed]}::text[])`;
  const one = flowId === undefined ? sql<boolean>`true` : sql<boolean>`${flow} = ${flowId}`;
  return sql<boolean>`${flows} and ${one} and ${at} >= (${from}::date)::timestamp at time zone ${DEFAULT_ZONE}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${DEFAULT_ZONE}`;
};

/** Hours from one moment to another, as an average and by halves and tenths. */
const hours = (from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> => {
  const span = sql`extract(epoch from ${to} - ${from}) / 3600`;
  return sql`avg(${span})::float8 as avg, percentile_cont(0.5) within group (order by ${span})::float8 as p50,
    percentile_cont(0.9) within group (order by ${span})::float8 as p90`;
};

async function countInstances(
  { db }: FlowReading,
  param: StatisticsParam,
  managed: readonly string[] | undefined,
): Promise<readonly Counted[]> {
  const day = sql`to_char(i.submitted_at at time zone ${DEFAULT_ZONE}, 'YYYY-MM-DD')`;
  const groups = {
    flow: { key: sql`i.flow`, label: sql`to_jsonb(i.flow)` },
    department: {
      key: sql`coalesce(i.department, '')`,
      label: sql`to_jsonb(max(coalesce(i.department_name, '')))`,
    },
    day: { key: day, label: sql`to_jsonb(min(${day}))` },
  };
  const { key, label } = groups[param.by as keyof typeof groups];
  const { rows } = await sql<Counted>`
    select ${key} as key, ${label} as label, count(*) as started, count(i.ended_at) as finished,
      count(*) filter (where i.state = 'approved') as approved,
      count(*) filter (where i.state = 'rejected') as rejected,
      count(*) filter (where i.state = 'returned') as returned,
      count(*) filter (where i.state = 'terminated') as terminated,
      count(*) filter (where i.ended_at is null and i.state <> 'withdrawn') as open,
      count(*) filter (where i.ended_at is null and exists (select 1 from atrium.flow_task t
        where t.instance = i.id and t.state = 'running' and t.due_at < now())) as overdue,
      ${hours(sql`i.submitted_at`, sql`i.ended_at`)}
    from atrium.flow_instance i
    where i.state <> 'draft' and ${within('i', sql`i.submitted_at`, param, managed)}
    group by 1 order by ${param.by === 'day' ? sql`1` : sql`3 desc, 1`} limit ${MOST}`.execute(db);
  return rows;
}

/**
 * Whose a task is counted as: of whoever decided it; where nobody did, of its assignee, and while it waits of all who may
 * see to it, who is away beside their stand-in.
 */
const WHOSE = sql`cross join lateral (
    select t.handler as id, t.handler_name as name where t.handler is not null and ${DECIDED}
    union all select t.assignee, t.assignee_name where t.handler is null or not ${DECIDED}
    union all select a.value, a.label from jsonb_to_recordset(t.absent) as a(value text, label text)
      where t.state = 'running' and t.owner is null and a.value <> t.assignee
  ) as p`;

async function countTasks(
  { db }: FlowReading,
  param: StatisticsParam,
  managed: readonly string[] | undefined,
): Promise<readonly Counted[]> {
  const group =
    param.by === 'node'
      ? {
          key: sql`t.flow || '/' || t.node`,
          label: sql`(array_agg(t.node_title order by t.opened_at desc))[1]`,
        }
      : { key: sql`p.id`, label: sql`to_jsonb(max(p.name))` };
  const { rows } = await sql<Counted>`
    select ${group.key} as key, ${group.label} as label, count(*) as started, count(t.ended_at) as finished,
      count(*) filter (where t.decision = 'agree') as approved,
      count(*) filter (where t.decision = 'reject') as rejected,
      count(*) filter (where t.state = 'returned') as returned,
      count(*) filter (where t.state in ('transferred', 'cancelled')) as terminated,
      count(*) filter (where t.state = 'running') as open,
      count(*) filter (where t.state = 'running' and t.due_at < now()) as overdue,
      ${hours(sql`t.opened_at`, sql`t.ended_at`)}
    from atrium.flow_task t ${param.by === 'person' ? WHOSE : sql``}
    where t.kind <> 'cc' and ${within('t', sql`t.opened_at`, param, managed)}
    group by 1 order by 3 desc, 1 limit ${MOST}`.execute(db);
  return rows;
}
