import { sql } from 'kysely';
import { rightsAt } from '../../src/documents/flow/fieldRights.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { openModule, type OpenModule } from '../records/formModules.ts';
import { readRequested } from '../records/judgeRecord.ts';
import { removeRecords } from '../records/writing.ts';
import { dropFiles } from './flowFiles.ts';
import { findAnyInstance, type InstanceRow } from './instances.ts';
import { holdInstance } from './matter.ts';
import { publishedFlow } from './openFlow.ts';
import type { FlowWork } from './services.ts';
import { withoutMarks } from './rowMarks.ts';
import { keepRow, newRow, requireStarter } from './starting.ts';
import { fieldsOf, openForStep } from './stepAuthority.ts';
import { subjectOf } from './subject.ts';

/** Drafts that somebody keeps of one flow. */
const MOST_DRAFTS = 50;

export interface DraftParam {
  readonly flowId: string;
  readonly data: Readonly<Values>;
  readonly picks?: Readonly<Record<string, readonly string[]>>;
  readonly instanceId?: string;
  readonly revision?: number;
}

/**
 * Keeps what somebody has typed of an application, judged by type alone.
 * @returns id of the instance
 * @throws AppError NOT_FOUND, FLOW_NOT_STARTABLE, REVISION_CONFLICT, LIMIT_REACHED, INPUT_INVALID at `data.<field>`
 */
export async function saveDraft(work: FlowWork, param: DraftParam): Promise<string> {
  const open = await publishedFlow(work, param.flowId);
  const person = await requireStarter(work, open);
  const subject = subjectOf(work.actor, person);
  const { fields } = await fieldsOf(work, open);
  const rights = rightsAt(open.flow, open.flow.nodes[0]?.id ?? '', fields);
  const module: OpenModule = await openForStep(work, open, 'add', rights, subject);
  const data = readRequested(module, withoutMarks(param.data));
  if (param.instanceId === undefined) {
    await refuseMany(work, param.flowId);
    const row = newRow(work, open, subject, person.name);
    await keepRow(work, { ...row, data, picks: param.picks ?? {} });
    return row.id;
  }
  const { row } = await holdInstance(work, param.instanceId);
  if (row.initiator !== work.actor.userId || row.state !== 'draft' || row.flow !== param.flowId)
    throw new AppError('NOT_FOUND');
  if (param.revision !== undefined && param.revision !== row.revision)
    throw new AppError('REVISION_CONFLICT');
  await keepRow(work, {
    ...{ ...row, data, picks: param.picks ?? row.picks, revision: row.revision + 1 },
    ...{ flow_version: open.version, form_version: open.formVersion, touched_at: work.now },
  });
  return row.id;
}

async function refuseMany({ db, actor }: FlowWork, flow: string): Promise<void> {
  const { count } = await db
    .selectFrom('atrium.flow_instance')
    .select(sql<string>`count(*)`.as('count'))
    .where('initiator', '=', actor.userId)
    .where('flow', '=', flow)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_DRAFTS)
    throw new AppError('LIMIT_REACHED', { errors: [inputError('flowId', 'TOO_MANY', MOST_DRAFTS)] });
}

/**
 * Removes a draft, or what was withdrawn, with the record that it added where the initiator may remove that. What it has
 * started goes on, or stays as it ended, by itself.
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, ACTION_NOT_ALLOWED, of what another flow waits for too
 */
export async function removeDraft(
  work: FlowWork,
  { instanceId, revision }: { readonly instanceId: string; readonly revision: number },
): Promise<void> {
  const { row } = await holdInstance(work, instanceId);
  if (row.initiator !== work.actor.userId) throw new AppError('NOT_FOUND');
  if (row.state !== 'draft' && row.state !== 'withdrawn') throw new AppError('ACTION_NOT_ALLOWED');
  if (row.revision !== revision) throw new AppError('REVISION_CONFLICT');
  if (await isAwaited(work, row)) throw new AppError('ACTION_NOT_ALLOWED');
  if (row.record !== null && row.subject.existing === undefined) {
    const module = await openModule(work, row.form, 'remove').catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'FORBIDDEN') return undefined;
      throw error;
    });
    if (module) await removeRecords(work, module, { ids: [row.record] });
  }
  await work.db
    .updateTable('atrium.flow_instance')
    .set({ parent: null, parent_node: null, parent_step: null, parent_row: null })
    .where('parent', '=', instanceId)
    .execute();
  await dropFiles(work, instanceId);
  await work.db.deleteFrom('atrium.flow_instance').where('id', '=', instanceId).execute();
  work.audit({ resource: `flow/${row.flow}/${row.id}`, before: { state: row.state, number: row.number } });
}

/** Whether a step of another instance waits for one to end. */
async function isAwaited({ db }: FlowWork, { parent, parent_step: step }: InstanceRow): Promise<boolean> {
  const waiting = parent === null ? undefined : (await findAnyInstance(db, parent))?.row;
  return (
    waiting?.ended_at === null &&
    waiting.engine?.steps.some(({ id, state }) => id === step && state === 'open') === true
  );
}
