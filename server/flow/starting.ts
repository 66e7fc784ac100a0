import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type RecordLimits, rightsAt } from '../../src/documents/flow/fieldRights.ts';
import { newState } from '../../src/documents/flow/state.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { AppError } from '../errors/AppError.ts';
import type { KeptSubject } from '../db/flowTables.ts';
import { openModule } from '../records/formModules.ts';
import { findRow } from '../records/repository.ts';
import { reachableRecords } from '../records/rowScope.ts';
import { act, asSubmittedNow } from './acting.ts';
import { checkPicks, picksOfInitiator } from './checkPicks.ts';
import { takeFiles } from './flowFiles.ts';
import type { InstanceRow } from './instances.ts';
import { type HeldInstance, holdInstance } from './matter.ts';
import { nextNumber } from './numbers.ts';
import { flowOf, type OpenFlow, publishedFlow } from './openFlow.ts';
import { proceed } from './proceeding.ts';
import { addForStart, lockRecord, type StepWrite, writeAtStep, type WrittenRecord } from './recordWriting.ts';
import type { FlowReading, FlowWork } from './services.ts';
import { fieldsOf } from './stepAuthority.ts';
import { limitsOf } from './stepRights.ts';
import { subjectOf } from './subject.ts';
import { usualTitle } from './titles.ts';
import { mayStart, personOf, type Person } from './whoMay.ts';

/** What somebody submits. */
export interface StartParam {
  readonly flowId: string;
  readonly data: Readonly<Values>;
  readonly picks?: Readonly<Record<string, readonly string[]>>;
  /** A record that is there already. */
  readonly record?: string;
  /** A draft, or an instance that was withdrawn or returned, with the revision that was read. */
  readonly instanceId?: string;
  readonly revision?: number;
  readonly comment?: string;
  readonly attachments?: readonly unknown[];
  readonly signature?: unknown;
  /** User ids of those who get a copy. */
  readonly cc?: readonly string[];
}

/** What an instance comes from, where a flow and not a person starts it. */
export interface Parent {
  readonly parent: string;
  readonly parent_node: string;
  readonly parent_step: string;
  readonly parent_row: number | null;
}

/**
 * Starts a flow, or submits again what was withdrawn or returned.
 * @returns id of the instance
 * @throws AppError NOT_FOUND, FLOW_NOT_STARTABLE, FLOW_RUNNING, REVISION_CONFLICT, INPUT_INVALID at `data.<field>` or
 *   `picks.<node>`, and what the engine refuses, such as COMMENT_REQUIRED, ATTACHMENT_REQUIRED, SIGNATURE_REQUIRED
 */
export async function startFlow(work: FlowWork, param: StartParam): Promise<string> {
  if (param.instanceId !== undefined) return startAgain(work, param, param.instanceId);
  const open = await publishedFlow(work, param.flowId);
  const person = await requireStarter(work, open);
  const row = newRow(work, open, subjectOf(work.actor, person), person.name);
  return submitNew(work, open, row, param);
}

/** @throws AppError FLOW_NOT_STARTABLE */
export async function requireStarter(reading: FlowReading, { flow, form }: OpenFlow): Promise<Person> {
  const person = await personOf(reading);
  if (!mayStart(flow, form, person)) throw new AppError('FLOW_NOT_STARTABLE');
  return person;
}

/** An instance of which nothing is kept yet. */
export function newRow(
  { now }: Pick<FlowWork, 'now'>,
  { flow, version, form, formVersion }: OpenFlow,
  subject: KeptSubject,
  departmentName: string | null,
  parent?: Parent,
): InstanceRow {
  const { userId, realName, department } = subject.initiator;
  return {
    ...{ id: randomUUID(), flow: flow.id, flow_version: version, form: form.id, form_version: formVersion },
    ...{ record: null, number: null, state: 'draft', reason: null },
    ...{ title: usualTitle(flow, realName), public_title: usualTitle(flow, realName) },
    ...{ round: 0, revision: 1, initiator: userId, initiator_name: realName },
    ...{ department, department_name: departmentName, subject, data: null, picks: {}, engine: null },
    ...{ current: [], summary: {}, urged: 0 },
    ...{ parent: null, parent_node: null, parent_step: null, parent_row: null, ...parent },
    ...{ created_at: now, submitted_at: null, ended_at: null, touched_at: now },
  };
}

/** Keeps a new row, or what a draft has become. */
export async function keepRow({ db }: FlowWork, row: InstanceRow): Promise<void> {
  const { title, public_title: publicTitle, subject, picks, engine, current, summary, data, ...rest } = row;
  const values = {
    ...rest,
    title: JSON.stringify(title),
    public_title: JSON.stringify(publicTitle),
    subject: JSON.stringify(subject),
    picks: JSON.stringify(picks),
    engine: engine === null ? null : JSON.stringify(engine),
    current: JSON.stringify(current),
    summary: JSON.stringify(summary),
    data: data === null ? null : JSON.stringify(data),
  };
  await db
    .insertInto('atrium.flow_instance')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Submits what has not been submitted before. */
export async function submitNew(
  work: FlowWork,
  open: OpenFlow,
  draft: InstanceRow,
  param: Omit<StartParam, 'flowId' | 'instanceId' | 'revision'>,
): Promise<string> {
  await refuseSecond(work, open, draft, param.record);
  const existing = param.record === undefined ? undefined : await limitsTo(work, open, param.record);
  const number = await nextNumber(work.db, open.flow, work.now);
  const begun: InstanceRow = {
    ...{ ...draft, subject: { ...draft.subject, ...(existing && { existing }) } },
    ...{ number, state: 'running', submitted_at: work.now, touched_at: work.now },
    ...{ data: null, engine: newState() },
  };
  const write = await writeOf(work, open, begun);
  const record =
    param.record === undefined
      ? await addForStart(work, write, param.data)
      : await rewrite(work, write, param.record, param.data);
  const row = { ...begun, record: record.id };
  await keepRow(work, row);
  await submit(work, { row, open, record, param });
  return row.id;
}

async function submit(
  work: FlowWork,
  {
    row,
    open,
    record,
    param,
    tasks = [],
  }: {
    row: InstanceRow;
    open: OpenFlow;
    record: WrittenRecord;
    param: Omit<StartParam, 'flowId'>;
    tasks?: HeldInstance['tasks'];
  },
): Promise<void> {
  const { userId, realName } = row.subject.initiator;
  const state = row.engine ?? newState();
  const given = param.picks ?? picksOfInitiator(open.flow, row.picks);
  const picks = await checkPicks(work, { open, row, values: record.values }, state, given);
  const files = await takeFiles(work, row.id, param);
  await proceed(
    work,
    { row, open, tasks, state, record },
    {
      is: 'submit',
      by: { value: userId, label: realName },
      picks,
      ...(param.cc && { cc: param.cc }),
      // A flow that starts another can neither comment nor sign.
      ...(row.parent !== null && state.round === 0 && { automatic: true }),
      ...{ comment: param.comment ?? '', ...files },
    },
  );
  work.audit({ resource: `flow/${row.flow}/${row.id}`, after: { state: 'running', number: row.number } });
}

/** What may be written at the start of a flow. */
async function writeOf(work: FlowWork, open: OpenFlow, row: InstanceRow): Promise<StepWrite> {
  const { fields } = await fieldsOf(work, open, row.subject);
  const rights = rightsAt(open.flow, open.flow.nodes[0]?.id ?? '', fields);
  const standing = { state: 'running', number: row.number, instance: row.id, endedAt: null };
  return { open, rights, subject: row.subject, standing };
}

/**
 * What the starter's role may not do with a record that is there already, which is theirs to change by that role alone.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
async function limitsTo(work: FlowWork, { form }: OpenFlow, id: string): Promise<RecordLimits> {
  const module = await openModule(work, form.id, 'update');
  const where = reachableRecords(module, work.log);
  const columns = [...module.shape.columns.values()];
  if ((await findRow(work.db, module.shape, { id, where, columns })) === undefined)
    throw new AppError('NOT_FOUND');
  return limitsOf(module);
}

async function rewrite(
  work: FlowWork,
  write: StepWrite,
  id: string,
  data: Readonly<Values>,
): Promise<WrittenRecord> {
  const held = await lockRecord(work, write, id);
  if (held === undefined) throw new AppError('NOT_FOUND');
  return writeAtStep(work, write, held, data, true);
}

/** Waits for whoever has the same key until their transaction ends. */
async function queue(db: FlowWork['db'], key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(db);
}

/** @throws AppError FLOW_RUNNING where a second one is not to live beside the first */
async function refuseSecond(
  { db }: FlowWork,
  { flow, form }: OpenFlow,
  { id, initiator }: InstanceRow,
  record: string | undefined,
): Promise<void> {
  const isOne = flow.settings.oneAtATime === 'initiator';
  // Those who start at the same moment come one after the other from here on, so that each sees the one before.
  if (record !== undefined) await queue(db, `flow record ${form.id}/${record}`);
  if (isOne) await queue(db, `flow starter ${flow.id}/${initiator}`);
  const live = db
    .selectFrom('atrium.flow_instance')
    .select(['id', 'number'])
    .where('state', 'in', ['running', 'returned', 'suspended'])
    .where('id', '<>', id);
  const ofRecord =
    record === undefined
      ? undefined
      : await live.where('form', '=', form.id).where('record', '=', record).executeTakeFirst();
  const ofInitiator = isOne
    ? await live.where('flow', '=', flow.id).where('initiator', '=', initiator).executeTakeFirst()
    : undefined;
  const found = ofRecord ?? ofInitiator;
  if (found) throw new AppError('FLOW_RUNNING', { result: { instance: found.id, number: found.number } });
}

/** Submits a draft, or again what was withdrawn or returned. */
async function startAgain(work: FlowWork, param: StartParam, id: string): Promise<string> {
  const held = await holdInstance(work, id);
  const { row } = held;
  if (row.initiator !== work.actor.userId || row.flow !== param.flowId) throw new AppError('NOT_FOUND');
  if (param.revision !== undefined && row.revision !== param.revision)
    throw new AppError('REVISION_CONFLICT');
  const open = row.state === 'draft' ? await publishedFlow(work, row.flow) : await flowOf(work, row);
  if (row.state === 'returned') return resubmit(work, held, param);
  if (row.state !== 'draft' && row.state !== 'withdrawn')
    throw new AppError(row.ended_at === null ? 'FLOW_RUNNING' : 'INSTANCE_ENDED');
  await requireStarter(work, open);
  const fresh: InstanceRow = {
    ...(await asSubmittedNow(work, row)),
    ...(row.state === 'draft' && { flow_version: open.version, form_version: open.formVersion }),
  };
  if (row.state === 'draft') return submitNew(work, open, fresh, param);
  await refuseSecond(work, open, row, row.record ?? undefined);
  const again = { ...fresh, submitted_at: row.submitted_at ?? work.now };
  const record = await rewrite(work, await writeOf(work, open, again), row.record ?? '', param.data);
  await submit(work, { row: again, open, record, param, tasks: held.tasks });
  return row.id;
}

/** What was returned is answered by the task of the start. */
async function resubmit(work: FlowWork, { row, tasks }: HeldInstance, param: StartParam): Promise<string> {
  const own = tasks.find(({ kind, state }) => kind === 'start' && state === 'running');
  if (own === undefined) throw new AppError('ACTION_NOT_ALLOWED');
  const { data, comment, attachments, signature, picks, cc } = param;
  if (cc !== undefined && cc.length > 0) {
    const copies = { taskId: own.id, action: 'cc', revision: own.revision, people: cc } as const;
    await act(work, copies);
  }
  await act(work, {
    ...{ taskId: own.id, action: 'resubmit', revision: own.revision, data },
    ...(comment !== undefined && { comment }),
    ...(attachments && { attachments }),
    ...(signature !== undefined && { signature }),
    ...(picks && { picks }),
  });
  return row.id;
}
