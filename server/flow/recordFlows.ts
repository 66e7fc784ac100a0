import type { FlowOfRecord } from '../../src/schemas/wire/flowLists.ts';
import { openModule } from '../records/formModules.ts';
import { rowsOf } from '../records/repository.ts';
import { reachableRecords } from '../records/rowScope.ts';
import { FLOW_NOW, ofHeldFlows, type TaskRow } from './instances.ts';
import { flowOf } from './openFlow.ts';
import type { FlowReading } from './services.ts';
import { holderOf } from './holders.ts';
import { isManager, takesPart } from './whoMay.ts';

/**
 * The flows that live on records which the caller may read. Whoever has nothing to do with a flow is told that it lives,
 * which refuses their writes anyway, and neither at which step nor with whom.
 * @returns one for each record under approval
 * @throws AppError NOT_FOUND, FORBIDDEN as reading the records
 */
export async function flowsOfRecords(
  reading: FlowReading,
  { form, records }: { readonly form: string; readonly records: readonly string[] },
): Promise<readonly FlowOfRecord[]> {
  const { db, log } = reading;
  const module = await openModule(reading, form, 'detail');
  const where = reachableRecords(module, log);
  const columns = [...module.shape.columns.values()].filter(({ code }) => code === 'id');
  const read = await rowsOf(db, module.shape, { ids: records, where, columns });
  if (read.length === 0) return [];
  const rows = await db
    .selectFrom('atrium.flow_instance')
    .selectAll()
    .select(FLOW_NOW.as('flowNow'))
    .where('form', '=', form)
    .where(
      'record',
      'in',
      read.map(({ id }) => String(id)),
    )
    .where('state', 'in', ['running', 'returned', 'suspended'])
    .where(await ofHeldFlows(reading, 'flow'))
    .execute();
  const tasks = await tasksIn(
    reading,
    rows.map(({ id }) => id),
  );
  const found: FlowOfRecord[] = [];
  for (const { flowNow, ...row } of rows) {
    const { flow } = await flowOf(reading, row);
    const own = tasks.get(row.id) ?? [];
    const isSeen =
      (await isManager(reading, flow, { row, flowNow })) || takesPart(await holderOf(reading, own), row, own);
    found.push({
      ...{ record: row.record ?? '', number: row.number, state: row.state },
      flowTitle: flow.title ?? flow.name,
      instance: isSeen ? row.id : null,
      current: isSeen ? row.current : [],
    });
  }
  return found;
}

const HELD = [
  'id',
  'instance',
  'assignee',
  'owner',
  'handler',
  'candidates',
  'ended_at',
  'open_to',
  'absent',
] as const;
type ListedTask = Pick<TaskRow, (typeof HELD)[number]>;

/** The tasks of some instances, as far as they say whose they are, by the instance: asked once for all of them. */
async function tasksIn(
  { db }: FlowReading,
  instances: readonly string[],
): Promise<ReadonlyMap<string, readonly ListedTask[]>> {
  if (instances.length === 0) return new Map();
  const rows = await db
    .selectFrom('atrium.flow_task')
    .select(HELD)
    .where('instance', 'in', instances)
    .execute();
  const byInstance = new Map<string, ListedTask[]>();
  for (const row of rows) byInstance.set(row.instance, [...(byInstance.get(row.instance) ?? []), row]);
  return byInstance;
}
