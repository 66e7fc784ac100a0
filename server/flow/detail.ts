import { hidesPart, rightsOf, type ResolvedRights } from '../../src/documents/flow/fieldRights.ts';
import { flowIndex, isPeopleNode } from '../../src/documents/flow/flowIndex.ts';
import type { Holder } from '../../src/documents/flow/holding.ts';
import { offersOf } from '../../src/documents/flow/offers.ts';
import type { FieldRights } from '../../src/schemas/flow/node.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import type { FlowDetail, FlowEntry, FlowOffer } from '../../src/schemas/wire/flowDetail.ts';
import type { FlowInstance } from '../../src/schemas/wire/flowInstance.ts';
import { conditionsNamedIn } from '../documents/publishedConditions.ts';
import { AppError } from '../errors/AppError.ts';
import { shapeOf } from '../records/formModules.ts';
import { valuesOf } from '../records/record.ts';
import { findRow } from '../records/repository.ts';
import { reachableRecords } from '../records/rowScope.ts';
import { withAnswers } from './engine.ts';
import { findInstance, innerId, type InstanceRow, ofHeldFlows, tasksOf, type TaskRow } from './instances.ts';
import { instanceOffers } from './instanceOffers.ts';
import { flowOf, flowToList, type OpenFlow } from './openFlow.ts';
import { pathFor } from './path.ts';
import { presentEntry, presentInstance, presentTask } from './present.ts';
import type { FlowReading } from './services.ts';
import { rowMarker } from './rowMarks.ts';
import { fieldsOf, formFields, openForStep, type FormFields } from './stepAuthority.ts';
import { shownChanges, shownValues } from './stepRights.ts';
import { titleShown } from './titles.ts';
import { absencesOf } from './absencesOf.ts';
import { holderOf, isTheirs, mayActOn } from './holders.ts';
import { isManager, takesPart } from './whoMay.ts';

/** An instance that somebody may look at. */
export interface SeenInstance {
  readonly row: InstanceRow;
  readonly open: OpenFlow;
  readonly tasks: readonly TaskRow[];
  readonly manages: boolean;
  readonly holder: Holder;
}

/** Whether somebody has to do with an instance. */
export const seesInstance = (
  { actor }: Pick<FlowReading, 'actor'>,
  { row, tasks, manages, holder }: Omit<SeenInstance, 'open'>,
): boolean =>
  row.submitted_at === null ? row.initiator === actor.userId : manages || takesPart(holder, row, tasks);

/** @throws AppError NOT_FOUND, also for those who have nothing to do with it */
export async function seeInstance(reading: FlowReading, id: string): Promise<SeenInstance> {
  const found = await findInstance(reading, id);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { row } = found;
  const open = await flowOf(reading, row);
  const tasks = await tasksOf(reading.db, id);
  const manages = await isManager(reading, open.flow, found);
  const holder = await holderOf(reading, tasks);
  const seen = { row, open, tasks, manages, holder };
  if (!seesInstance(reading, seen)) throw new AppError('NOT_FOUND');
  return seen;
}

/** What a reader of an instance sees of its record, and may change now. @param task that they look at; absent: the first */
export async function rightsFor(
  reading: FlowReading,
  seen: SeenInstance,
  task?: string,
): Promise<ResolvedRights> {
  const { fields } = await fieldsOf(reading, seen.open, seen.row.subject);
  return rightsOver(reading, seen, fields, task);
}

function rightsOver(
  reading: FlowReading,
  { row, open, manages, holder }: SeenInstance,
  fields: FormFields,
  task: string | undefined,
): ResolvedRights {
  const { userId } = reading.actor;
  const onlooker = {
    ...{ ...holder, manages, isInitiator: row.initiator === userId },
    task: task === undefined ? undefined : innerId(task),
  };
  const { engine } = row;
  const state = engine ?? { tasks: [], round: 0, state: 'running' as const };
  return rightsOf(open.flow, state, onlooker, fields);
}

/** The values that an instance is about: of a draft what was typed, of a finished one the record as it stood. */
export async function valuesFor(reading: FlowReading, { row, open }: SeenInstance): Promise<Values> {
  if (row.data !== null || row.record === null) return { ...row.data };
  const { log, db } = reading;
  const module = await openForStep(reading, open, 'detail', new Map(), row.subject);
  const columns = [...module.shape.columns.values()];
  const where = reachableRecords(module, log);
  const found = await findRow(db, module.shape, { id: row.record, where, columns });
  return found ? valuesOf(module.shape, found) : {};
}

/** Everything that somebody may know of an instance. @param taskId the task that was asked for */
export async function detailOf(
  reading: FlowReading,
  seen: SeenInstance,
  taskId?: string,
): Promise<FlowDetail> {
  const { row, open, tasks, manages, holder } = seen;
  const { userId } = reading.actor;
  const own = ownTask(tasks, holder, taskId);
  const absences = await absencesOf(reading, tasks);
  const rights = await rightsFor(reading, seen, own?.id);
  const values = await valuesFor(reading, seen);
  const title = titleShown(open, row, (field) => hidesPart(rights, field));
  const readsAll = manages || row.initiator === userId || readsOthers(tasks, holder, own, open);
  const shownOf = (task: TaskRow) => ({
    ...{ why: manages || mayActOn(task, holder), absences },
    comments: readsAll || isTheirs(task, holder),
  });
  return {
    instance: presentInstance(row, open.flow, title, reading.locale),
    task: own ? presentTask(own, shownOf(own)) : null,
    tasks: tasks.map((task) => presentTask(task, shownOf(task))),
    record: shownValues(values, rights, row.record === null ? undefined : rowMarker(reading, row.record)),
    rights: presentRights(rights),
    form: { id: open.form.id, version: open.formVersion },
    flow: { id: open.flow.id, version: open.version },
    offers: await offersFor(reading, seen, own, values),
    path: await pathFor(reading, seen, values, rights),
    timeline: await timelineOf(reading, seen, { rights, task: own?.id, readsAll }),
    subFlows: await subFlowsOf(reading, row),
    managed: manages,
    ...(await formShown(reading, open)),
    ...helpOf(open, own),
  };
}

/** The task that a reader acts on: the one asked for, else the first that waits for them, or that they have delegated. */
function ownTask(tasks: readonly TaskRow[], holder: Holder, taskId: string | undefined): TaskRow | undefined {
  const { userId } = holder;
  if (taskId !== undefined) {
    const asked = tasks.find(({ id }) => id === taskId);
    if (asked === undefined) throw new AppError('NOT_FOUND');
    return asked;
  }
  const open = tasks.filter(({ state, kind }) => state === 'running' && kind !== 'cc');
  return (
    open.find((task) => task.assignee === userId && mayActOn(task, holder)) ??
    open.find((task) => mayActOn(task, holder)) ??
    open.find((task) => ownsOpinion(task, userId))
  );
}

/** Whether somebody waits for an opinion on a task: its owner, and those whose it was before they were away. */
const ownsOpinion = ({ owner, absent }: TaskRow, userId: string): boolean =>
  owner !== null && (owner === userId || (absent ?? []).some(({ value }) => value === userId));

/** Whoever has delegated a task takes it back, and does nothing else with it; their own open one nobody takes back. */
const isOffered = ({ action }: FlowOffer, task: TaskRow, userId: string): boolean =>
  action === 'recall'
    ? ownsOpinion(task, userId) || (task.state !== 'running' && isEndedBy(task, userId))
    : // What is delegated is not delegated further: there is no use in offering it.
      !ownsOpinion(task, userId) && !(action === 'delegate' && task.owner !== null);

/** What one of two did whose task it was is theirs alone to take back. */
const isEndedBy = ({ handler, absent }: TaskRow, userId: string): boolean =>
  handler === userId || !(absent ?? []).some(({ value }) => value === userId || value === handler);

/**
 * Whether somebody reads what others wrote: where the step of the task that they look at shows more than the record, else
 * where one of their own does. What others have is no way to it.
 */
function readsOthers(
  tasks: readonly TaskRow[],
  holder: Holder,
  looked: TaskRow | undefined,
  { flow }: OpenFlow,
): boolean {
  const isOwn = (task: TaskRow): boolean => isTheirs(task, holder);
  const shown = looked && isOwn(looked) ? [looked] : tasks.filter(isOwn);
  return shown.some(({ node: id }) => {
    const node = flowIndex(flow).get(id)?.node;
    return node !== undefined && (!isPeopleNode(node) || node.read === 'full');
  });
}

/** Rights as calls answer them: without fields that are hidden. */
export const presentRights = (rights: ResolvedRights): FieldRights =>
  Object.fromEntries(
    [...rights].flatMap(([code, { right, columns, rows }]) => {
      if (right === 'hidden') return [];
      const plain = columns === undefined && rows === undefined;
      return [[code, plain ? right : { right, ...(columns && { columns }), ...(rows && { rows }) }]];
    }),
  );

/** The form's document as those have it who do not design it, with the named rules that it asks: no menu leads them there. */
export async function formShown(
  { platform, db }: Pick<FlowReading, 'platform' | 'db'>,
  { form }: Pick<OpenFlow, 'form'>,
): Promise<Pick<FlowDetail, 'schema' | 'conditions'>> {
  const { grants: _grants, ...schema } = form;
  const conditions = await conditionsNamedIn(db, platform.documents, schema);
  return { schema, ...(Object.keys(conditions).length > 0 && { conditions }) };
}

function helpOf({ flow }: OpenFlow, own: TaskRow | undefined): Pick<FlowDetail, 'help'> {
  if (own?.state !== 'running') return {};
  const node = flowIndex(flow).get(own.node)?.node;
  return node && 'help' in node ? { help: node.help } : {};
}

async function offersFor(
  reading: FlowReading,
  seen: SeenInstance,
  own: TaskRow | undefined,
  values: Values,
): Promise<readonly FlowOffer[]> {
  const { row, open, tasks, manages, holder } = seen;
  const { engine } = row;
  if (engine === null) return [];
  const { userId } = reading.actor;
  const actable =
    own && (mayActOn(own, holder) || own.owner === userId || (own.absent !== null && isTheirs(own, holder)))
      ? own
      : undefined;
  const { came } = await withAnswers(reading, { open, row, values }, engine, (context) => {
    const task = actable && engine.tasks.find(({ id }) => id === innerId(actable.id));
    return [
      ...(task ? offersOf(engine, task, context).filter((offer) => isOffered(offer, actable, userId)) : []),
      ...instanceOffers(engine, context, {
        userId,
        manages,
        takesPart: takesPart(holder, row, tasks),
      }),
    ];
  });
  return came;
}

async function timelineOf(
  reading: FlowReading,
  seen: SeenInstance,
  {
    rights,
    task,
    readsAll,
  }: { readonly rights: ResolvedRights; readonly task: string | undefined; readonly readsAll: boolean },
): Promise<readonly FlowEntry[]> {
  const { row, open } = seen;
  // The timeline tells of fields too that later versions of the form have dropped.
  const fields = formFields(shapeOf(open.form, reading.platform), row.subject);
  const dropped = rightsOver(reading, seen, fields, task);
  const toPast: ResolvedRights = new Map([...dropped, ...rights]);
  const { userId } = reading.actor;
  const rows = await reading.db
    .selectFrom('atrium.flow_journal')
    .selectAll()
    .where('instance', '=', row.id)
    .orderBy('seq')
    .execute();
  return rows.map((entry) => {
    const changes = entry.changes ?? undefined;
    const shown = presentEntry(entry, open.flow, changes && shownChanges(changes, toPast));
    const isTheirs = entry.actor === userId || shown.people.some(({ value }) => value === userId);
    return readsAll || isTheirs ? shown : { ...shown, comment: '', attachments: [], signature: null };
  });
}

/** The sub-flows of an instance, in the order of their rows. */
async function subFlowsOf(reading: FlowReading, { id }: InstanceRow): Promise<readonly FlowInstance[]> {
  const rows = await reading.db
    .selectFrom('atrium.flow_instance')
    .selectAll()
    .where('parent', '=', id)
    .where(await ofHeldFlows(reading, 'flow'))
    .orderBy('parent_row')
    .orderBy('created_at')
    .execute();
  const shown: FlowInstance[] = [];
  for (const row of rows) {
    const open = await flowToList(reading, row);
    const title = titleShown(open, row, () => true);
    shown.push(presentInstance(row, open.flow, title, reading.locale));
  }
  return shown;
}
