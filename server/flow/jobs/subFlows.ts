import type { Static } from 'typebox';
import { compileTemplate } from '../../../src/conditions/index.ts';
import { flowIndex } from '../../../src/documents/flow/flowIndex.ts';
import { judgeSubFlows } from '../../../src/documents/flow/actions/outside.ts';
import { NOTHING_GIVEN } from '../../../src/documents/flow/journal.ts';
import type { FinishedState } from '../../../src/documents/flow/state.ts';
import { idsIn } from '../../../src/documents/flow/people/sources.ts';
import type { FlowNodeOf } from '../../../src/schemas/flow/node.ts';
import type { Values } from '../../../src/documents/recordScope.ts';
import { inSavepoint } from '../../db/inSavepoint.ts';
import { toAppError } from '../../errors/toAppError.ts';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { actorFor, type Actor } from '../../session/actor.ts';
import { findActiveUser } from '../../session/repository.ts';
import { writeJournal } from '../journalRows.ts';
import { endIfGone, happenTo } from '../proceeding.ts';
import { recordNow } from '../recordNow.ts';
import { readingContext } from '../engine.ts';
import { writeFields } from '../fieldWriting.ts';
import { type LiveInstance, holdForEngine } from '../matter.ts';
import { publishedFlow, type OpenFlow } from '../openFlow.ts';
import type { FlowServices, FlowWork } from '../services.ts';
import { newRow, submitNew } from '../starting.ts';
import { standingOf, subjectOf } from '../subject.ts';
import { mayStart } from '../whoMay.ts';
import {
  EFFECT_TRIES,
  EffectPayload,
  effectJobs,
  SUB_FLOW_ENDED,
  SubFlowEndedPayload,
} from '../effectJobs.ts';
import { inSystem } from '../inSystem.ts';

/** Sub-flows that one step starts at most. */
const MOST_ROWS = 200;

/** Starts the sub-flows of a step: all of them, and the step knows how many, or none. */
export const flowSubFlowsJob = defineJob({
  name: effectJobs.startSubFlows,
  tries: EFFECT_TRIES,
  payload: EffectPayload,
  run: (job: JobWork<Static<typeof EffectPayload>, FlowServices>) =>
    inSystem(job, 'flow.subFlows', async (work) => {
      await startSubFlows(work, job.payload);
      await job.conclude(work.db, null);
    }),
});

async function startSubFlows(
  work: FlowWork,
  { instance, step, node: id }: Static<typeof EffectPayload>,
): Promise<void> {
  const held = await holdForEngine(work, instance);
  const node = held && flowIndex(held.open.flow).get(id)?.node;
  if (held === undefined || node?.type !== 'subFlow') return;
  const isWaiting = held.state.steps.some((each) => each.id === step && each.state === 'open');
  if ((node.mode === 'sync' && !isWaiting) || (await endIfGone(work, held))) return;
  const record = await recordNow(work, held);
  const values = record?.values ?? {};
  const rows = rowsOf(node, values);
  if (rows.length > MOST_ROWS) {
    await refuseRows(work, held, node, step);
    return;
  }
  const context = await readingContext(work, { open: held.open, row: held.row, values }, held.state);
  const open = await publishedStill(work, node.flow);
  const refused: string[] = [];
  for (const [index, row] of rows.entries()) {
    const { functions } = work.platform.vocabulary;
    const scope = { ...context.scope, row };
    const data = compileTemplate(node.data ?? {}, { functions }).evaluate(scope) as Values;
    const parent = {
      ...{ parent: instance, parent_node: id, parent_step: step },
      parent_row: node.each === undefined ? null : index,
    };
    const isStarted =
      open !== undefined &&
      (await startOne(work, open, await starterOf(work, held, node, values, open), data, parent));
    if (!isStarted) refused.push(keyOf(node, index));
  }
  if (node.mode === 'async') return;
  await happenTo(work, held, { is: 'subFlows', step, rows: rows.map((_row, index) => keyOf(node, index)) });
  for (const row of refused) {
    const again = await holdForEngine(work, instance);
    if (again) await happenTo(work, again, { is: 'subFlow', step, row, state: 'terminated' });
  }
}

/** Of too many rows none is begun: the timeline says so, and a step that waits is the managers'. */
async function refuseRows(
  work: FlowWork,
  held: LiveInstance,
  { id, mode }: FlowNodeOf<'subFlow'>,
  step: string,
): Promise<void> {
  const entry = { kind: 'subStarted', node: id, comment: 'LIMIT_REACHED', reason: 'triggerFailed' } as const;
  const { round } = held.state;
  const line = { ...NOTHING_GIVEN, ...{ round, task: null, by: null, people: [], to: null }, ...entry };
  await writeJournal(work.db, held.row.id, [line], work.now);
  if (mode === 'sync') await happenTo(work, held, { is: 'triggered', step, outcome: 'failed' });
}

/** A flow that is published no more starts none: the step goes on as with those that were refused. */
async function publishedStill(work: FlowWork, flow: string): Promise<OpenFlow | undefined> {
  try {
    return await publishedFlow(work, flow);
  } catch (error) {
    if (toAppError(error).code !== 'NOT_FOUND') throw error;
    work.log.warn({ flow }, 'a sub-flow is published no more');
    return undefined;
  }
}

const keyOf = ({ each }: FlowNodeOf<'subFlow'>, index: number): string =>
  each === undefined ? '' : String(index);

function rowsOf({ each }: FlowNodeOf<'subFlow'>, values: Readonly<Values>): readonly unknown[] {
  if (each === undefined) return [null];
  const rows = values[each];
  return Array.isArray(rows) ? rows : [];
}

/** Who starts a sub-flow: whom the node names where they may, else the initiator. */
async function starterOf(
  work: FlowWork,
  { row, state }: LiveInstance,
  { starter }: FlowNodeOf<'subFlow'>,
  values: Readonly<Values>,
  open: OpenFlow,
): Promise<Actor | undefined> {
  const named =
    starter === undefined || starter === 'initiator'
      ? []
      : 'field' in starter
        ? idsIn(values[starter.field])
        : state.tasks.flatMap(({ node, by }) => (node === starter.node && by ? by.value : []));
  for (const id of [...named, row.initiator]) {
    const user = await findActiveUser(work.db, id);
    if (user === undefined) continue;
    const actor = actorFor(user, work.platform.project.schoolId);
    const person = { actor, ...(await standingOf(work.db, actor)) };
    if (mayStart(open.flow, open.form, person)) return actor;
  }
  return undefined;
}

/** @returns whether it has begun: what is wrong with one takes nothing from the others */
async function startOne(
  work: FlowWork,
  open: OpenFlow,
  actor: Actor | undefined,
  data: Values,
  parent: NonNullable<Parameters<typeof newRow>[4]>,
): Promise<boolean> {
  if (actor === undefined) return false;
  const standing = await standingOf(work.db, actor);
  const row = newRow(work, open, subjectOf(actor, standing), standing.name, parent);
  try {
    await inSavepoint(work.db, () => submitNew({ ...work, actor }, open, row, { data }));
    return true;
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.msgState === 9) throw error;
    work.log.warn({ flow: open.flow.id, code: refusal.code, ...parent }, 'a sub-flow could not be started');
    return false;
  }
}

/** Tells the step that waits for a sub-flow what became of it, once that is committed. */
export const flowSubFlowEndedJob = defineJob({
  name: SUB_FLOW_ENDED,
  tries: EFFECT_TRIES,
  payload: SubFlowEndedPayload,
  run: (job: JobWork<Static<typeof SubFlowEndedPayload>, FlowServices>) =>
    inSystem(job, 'flow.subFlowEnded', async (work) => {
      await noteEnd(work, job.payload.instance);
      await job.conclude(work.db, null);
    }),
});

async function noteEnd(work: FlowWork, id: string): Promise<void> {
  const child = await work.db
    .selectFrom('atrium.flow_instance')
    .select(['parent', 'parent_step', 'parent_row', 'state', 'data'])
    .where('id', '=', id)
    .executeTakeFirst();
  const parent = child?.parent;
  if (child === undefined || typeof parent !== 'string' || child.parent_step === null) return;
  const { state } = child;
  if (state !== 'approved' && state !== 'rejected' && state !== 'terminated') return;
  const held = await holdForEngine(work, parent);
  if (held === undefined || held.row.ended_at !== null) return;
  const row = child.parent_row === null ? '' : String(child.parent_row);
  const event = { is: 'subFlow', step: child.parent_step, row, state } as const;
  // What stands behind the step reads what its sub-flows came to.
  const isWritten = await writeAnswers(work, held, event);
  const isWaiting = held.state.steps.some((each) => each.id === event.step && each.state === 'open');
  // Else nothing has happened to it, of which those who look at it would be told.
  if (isWritten || isWaiting) await happenTo(work, held, event);
}

/**
 * Writes what sub-flows came to into the record of their parent: where the end of one is what their step waits for; of a
 * step that does not wait, where it is the last.
 * @returns whether anything was
 */
async function writeAnswers(
  work: FlowWork,
  held: LiveInstance,
  { step, row, state: came }: { readonly step: string; readonly row: string; readonly state: FinishedState },
): Promise<boolean> {
  const found = held.state.steps.find(({ id }) => id === step);
  const node = found && flowIndex(held.open.flow).get(found.node)?.node;
  if (node?.type !== 'subFlow' || node.answer === undefined) return false;
  if (node.mode === 'sync') {
    if (found?.state !== 'open' || found.subs?.[row] !== null) return false;
    if (judgeSubFlows(node, { ...found.subs, [row]: came }) === 'open') return false;
  }
  const rows = await work.db
    .selectFrom('atrium.flow_instance')
    .select(['state', 'number', 'data', 'ended_at'])
    .where('parent', '=', held.row.id)
    .where('parent_step', '=', step)
    .orderBy('parent_row')
    .execute();
  if (node.mode === 'async' && rows.some((each) => each.ended_at === null)) return false;
  const subs = rows.flatMap(({ state, number, data, ended_at: end }) =>
    end === null ? [] : { state, number, form: data },
  );
  const record = await recordNow(work, held);
  if (record === undefined) return false;
  const context = await readingContext(work, { ...held, values: record.values }, held.state);
  const scope = { ...context.scope, subs, sub: subs[0] ?? null };
  const { functions } = work.platform.vocabulary;
  const values = compileTemplate(node.answer, { functions }).evaluate(scope) as Values;
  const written = await writeFields(work, held, values);
  return written !== undefined && written.changes.length > 0;
}
