import { rightsAt } from '../../src/documents/flow/fieldRights.ts';
import { readData } from '../records/settle.ts';
import { Refusal } from '../records/refusal.ts';
import { initialValues } from '../records/settle.ts';
import { compiledForm } from '../records/formModules.ts';
import { settleRecord } from '../../src/documents/settle.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import type { FlowPreview } from '../../src/schemas/wire/flowDetail.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { rightsFor, seeInstance, valuesFor, type SeenInstance } from './detail.ts';
import { publishedFlow, type OpenFlow } from './openFlow.ts';
import { withoutMarks } from './rowMarks.ts';
import { previewFor, type TypedValues } from './path.ts';
import { isEmpty } from '../../src/documents/rule.ts';
import type { FlowReading } from './services.ts';
import { newRow, requireStarter } from './starting.ts';
import { fieldsOf, openForStep } from './stepAuthority.ts';
import { subjectOf } from './subject.ts';
import { EVERYTHING } from './stepRights.ts';
import type { ResolvedRights } from '../../src/documents/flow/fieldRights.ts';
import type { KeptSubject } from '../db/flowTables.ts';

/** What somebody is about to do. */
export interface PreviewParam {
  readonly flowId?: string;
  readonly instanceId?: string;
  readonly taskId?: string;
  readonly data?: Readonly<Values>;
  readonly picks?: Readonly<Record<string, readonly string[]>>;
  /** What becomes of the task; absent: it is agreed to. */
  readonly action?: 'agree' | 'reject';
}

/**
 * Where submitting, or agreeing to a task or refusing it, would lead. What was typed may be incomplete, or wrong yet.
 * @throws AppError NOT_FOUND, FLOW_NOT_STARTABLE, INPUT_INVALID where neither a flow nor an instance is named
 */
export async function preview(reading: FlowReading, param: PreviewParam): Promise<FlowPreview> {
  if (param.instanceId !== undefined) return previewOfInstance(reading, param, param.instanceId);
  if (param.flowId === undefined)
    throw new AppError('INPUT_INVALID', { errors: [inputError('flowId', 'REQUIRED')] });
  const open = await publishedFlow(reading, param.flowId);
  const person = await requireStarter(reading, open);
  const row = newRow(reading, open, subjectOf(reading.actor, person), person.name);
  const { fields } = await fieldsOf(reading, open);
  const rights = rightsAt(open.flow, open.flow.nodes[0]?.id ?? '', fields);
  const values = await typed(reading, { open, rights, subject: row.subject }, param.data ?? {}, undefined);
  return previewFor(reading, { row, open }, values, { picks: param.picks });
}

async function previewOfInstance(
  reading: FlowReading,
  param: PreviewParam,
  id: string,
): Promise<FlowPreview> {
  const seen = await seeInstance(reading, id);
  const { open, row, tasks } = seen;
  const { taskId } = param;
  if (taskId !== undefined && !tasks.some((task) => task.id === taskId)) throw new AppError('NOT_FOUND');
  const rights = await rightsToType(reading, seen, taskId);
  const before = await valuesFor(reading, seen);
  const values = await typed(reading, { open, rights, subject: row.subject }, param.data ?? {}, before);
  return previewFor(reading, { row, open }, values, {
    ...{ task: taskId, picks: param.picks, refuses: param.action === 'reject' },
  });
}

/** A draft is typed under the start's rights. */
async function rightsToType(
  reading: FlowReading,
  seen: SeenInstance,
  task: string | undefined,
): Promise<ResolvedRights> {
  const { row, open } = seen;
  if (row.engine !== null && row.state !== 'withdrawn') return rightsFor(reading, seen, task);
  const { fields } = await fieldsOf(reading, open, row.subject);
  return rightsAt(open.flow, open.flow.nodes[0]?.id ?? '', fields);
}

/** A record as it would be with what was typed: what is no value of its field, or not theirs to write, is left out. */
async function typed(
  reading: FlowReading,
  { open, rights, subject }: { open: OpenFlow; rights: ResolvedRights; subject: KeptSubject },
  data: Readonly<Values>,
  before: Values | undefined,
): Promise<TypedValues> {
  const module = await openForStep(reading, open, 'update', rights, subject);
  const given = readData(module, withoutMarks(data), new Refusal());
  const form = await compiledForm(reading, module.document);
  const { scope } = module.authority;
  const first = before ?? initialValues(form, module.shape, scope, given);
  const { values, errors, leftOut } = settleRecord(
    form,
    { ...first, ...given },
    scope,
    EVERYTHING,
    before ?? {},
  );
  const demanded = [...rights].flatMap(([code, { right }]) =>
    right === 'required' && !leftOut.has(code) && isEmpty(values[code]) ? code : [],
  );
  const missing = [...demanded, ...errors.flatMap(({ field, code }) => (code === 'required' ? field : []))];
  // What is computed of them is not known either.
  const computed = missing.length === 0 ? [] : form.computed.filter(({ code }) => isEmpty(values[code]));
  return {
    rights,
    values: { ...values },
    unknown: new Set([...missing, ...computed.map(({ code }) => code)]),
  };
}
