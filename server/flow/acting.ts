import { type Act, permitted, type TaskAction } from '../../src/documents/flow/actions/act.ts';
import { rightsOf } from '../../src/documents/flow/fieldRights.ts';
import { FlowRefusal } from '../../src/documents/flow/refusal.ts';
import { Run } from '../../src/documents/flow/Run.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { checkPicks } from './checkPicks.ts';
import { withAnswers } from './engine.ts';
import { takeFiles } from './flowFiles.ts';
import { innerId, type InstanceRow, instanceOfTask, type TaskRow } from './instances.ts';
import { engineOf, type HeldInstance, holdInstance, type LiveInstance } from './matter.ts';
import { proceed } from './proceeding.ts';
import { lockRecord, writeAtStep, type WrittenRecord } from './recordWriting.ts';
import { refusalOf } from './refusals.ts';
import type { FlowWork } from './services.ts';
import { fieldsOf } from './stepAuthority.ts';
import { subjectOf } from './subject.ts';
import { personOf } from './whoMay.ts';

/** What somebody does with a task. */
export interface ActParam {
  readonly taskId: string;
  readonly action: TaskAction;
  readonly revision: number;
  readonly comment?: string;
  readonly data?: Readonly<Values>;
  readonly attachments?: readonly unknown[];
  readonly signature?: unknown;
  readonly people?: readonly string[];
  readonly order?: 'parallel' | 'sequential';
  readonly node?: string;
  readonly picks?: Readonly<Record<string, readonly string[]>>;
}

/** Decisions with which a record is written whole: they go on with what it holds. */
const GOES_ON: ReadonlySet<TaskAction> = new Set(['agree', 'resubmit']);
/** Decisions that may bring data along at all. */
const BRINGS_DATA: ReadonlySet<TaskAction> = new Set(['agree', 'resubmit', 'reject', 'return']);

/**
 * Acts on a task.
 * @returns the instance as it is then
 * @throws AppError in the order of the contract: NOT_FOUND, TASK_NOT_YOURS, ALREADY_DECIDED with who decided,
 *   INSTANCE_SUSPENDED, REVISION_CONFLICT, ACTION_NOT_ALLOWED, then what is wrong with the input
 */
export async function act(work: FlowWork, param: ActParam): Promise<HeldInstance> {
  const instance = instanceOfTask(param.taskId);
  const found = engineOf(await holdInstance(work, instance, param.taskId));
  const task = found.tasks.find(({ id }) => id === param.taskId);
  if (task === undefined) throw new AppError('NOT_FOUND');
  const event = eventOf(work, found, param);
  await refuseEarly(work, found, event, task);
  const isSubmit = task.kind === 'start' && GOES_ON.has(param.action);
  const held = isSubmit ? { ...found, row: await asSubmittedNow(work, found.row) } : found;
  const record = await writeAlong(work, held, task, param);
  const picks =
    GOES_ON.has(param.action) && record !== undefined
      ? await checkPicks(work, { ...held, values: record.values }, held.state, event.picks, event.task)
      : {};
  const files = await takeFiles(work, instance, param);
  const kept = await proceed(work, { ...held, record }, { ...event, ...files, picks }, task);
  work.audit({
    resource: `flow/${held.row.flow}/${instance}`,
    after: { task: task.id, node: task.node, action: param.action },
  });
  return { ...kept, open: held.open, manages: held.manages, holder: held.holder };
}

/** An instance that its initiator submits, with where they stand in the organisation by now. */
export async function asSubmittedNow(work: FlowWork, row: InstanceRow): Promise<InstanceRow> {
  const person = await personOf(work);
  const { department } = work.actor;
  const subject = { ...row.subject, ...subjectOf(work.actor, person) };
  return { ...row, subject, department, department_name: person.name };
}

function eventOf({ actor }: FlowWork, { manages }: LiveInstance, param: ActParam): Act {
  const { taskId, action, revision, comment = '', attachments = [], signature = null } = param;
  const { people = [], order = 'parallel', node, picks = {} } = param;
  return {
    ...{ is: 'act', task: innerId(taskId), action, revision, manages, people, order, node, picks },
    by: { value: actor.userId, label: actor.realName },
    ...{ comment, attachments, signature },
  };
}

/** Refuses what cannot be done at all before anything of the input is looked at. */
async function refuseEarly(work: FlowWork, held: LiveInstance, event: Act, task: TaskRow): Promise<void> {
  const { open, row, state } = held;
  await withAnswers(work, { open, row, values: {} }, state, (context) => {
    try {
      permitted(new Run(state, context, true), event);
    } catch (error) {
      throw error instanceof FlowRefusal ? refusalOf(error, task) : error;
    }
  });
}

/** Writes what comes along with a decision, and tells what the record holds then. */
async function writeAlong(
  work: FlowWork,
  { open, row, state, manages, holder }: LiveInstance,
  task: TaskRow,
  { action, data = {} }: ActParam,
): Promise<WrittenRecord | undefined> {
  const isSent = Object.keys(data).length > 0;
  if (isSent && !BRINGS_DATA.has(action))
    throw new AppError('INPUT_INVALID', { errors: [inputError('data', 'UNKNOWN_FIELD')] });
  if (row.record === null) return undefined;
  const { fields } = await fieldsOf(work, open, row.subject);
  const { userId } = work.actor;
  const isInitiator = row.initiator === userId;
  const onlooker = { ...holder, manages, isInitiator, task: innerId(task.id) };
  const rights = rightsOf(open.flow, state, onlooker, fields);
  const held = await lockRecord(work, { open, rights, subject: row.subject }, row.record);
  // The record is gone: the instance ends.
  if (held === undefined) return undefined;
  const goesOn = GOES_ON.has(action);
  if (!isSent && !goesOn) return { id: row.record, values: held.values, changes: [] };
  return writeAtStep(work, { rights }, held, data, goesOn && task.kind !== 'manager');
}
