import { randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import { compileTemplate } from '../../../src/conditions/index.ts';
import { flowIndex } from '../../../src/documents/flow/flowIndex.ts';
import type { Triggered } from '../../../src/documents/flow/actions/outside.ts';
import type { FlowNodeOf } from '../../../src/schemas/flow/node.ts';
import type { Duration } from '../../../src/schemas/flow/policy.ts';
import type { Values } from '../../../src/documents/recordScope.ts';
import { NOTHING_GIVEN } from '../../../src/documents/flow/journal.ts';
import { laterBy } from '../../../src/documents/flow/workCalendar.ts';
import { DEFAULT_ZONE } from '../../../src/conditions/index.ts';
import { toAppError } from '../../errors/toAppError.ts';
import { addJob } from '../../jobs/addJob.ts';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { endIfGone, happenTo } from '../proceeding.ts';
import { recordNow } from '../recordNow.ts';
import { callOutside } from '../callOutside.ts';
import { readingContext } from '../engine.ts';
import { writeFields } from '../fieldWriting.ts';
import { writeJournal } from '../journalRows.ts';
import { holdForEngine, type LiveInstance } from '../matter.ts';
import type { FlowServices, FlowWork } from '../services.ts';
import { runChain } from '../stepChain.ts';
import { tokenHash } from '../../session/token.ts';
import { EFFECT_TRIES, EffectPayload, effectJobs } from '../effectJobs.ts';
import { inSystem } from '../inSystem.ts';

type Trigger = FlowNodeOf<'trigger'>;
type TriggerJob = JobWork<Static<typeof EffectPayload>, FlowServices>;

/** Tries and pauses where a node does not say. */
const USUAL_RETRIES = 5;
const PAUSES: readonly Duration[] = [1, 5, 15, 60, 240].map((amount) => ({ amount, unit: 'minute' }));

/**
 * Runs what a trigger is for. What it writes here stands or falls with the step's end; what is called outside is called
 * before, with a key by which the other side knows a repeat.
 */
export const flowTriggerJob = defineJob({
  name: effectJobs.trigger,
  tries: EFFECT_TRIES,
  payload: EffectPayload,
  run: async (job: TriggerJob) => {
    try {
      await runTrigger(job);
    } catch (error) {
      job.log.warn({ err: error, ...job.payload }, 'a trigger of a flow failed');
      await inSystem(job, 'flow.trigger', async (work) => {
        await noteFailure(work, job.payload, error);
        await job.conclude(work.db, null);
      });
    }
  },
});

/**
 * Makes what a trigger does within the product, in the transaction of `work`.
 * @returns false where it does something else, or its step is over
 */
export async function makeSteps(work: FlowWork, payload: Static<typeof EffectPayload>): Promise<boolean> {
  const found = await find(work, payload);
  if (found?.node.run.do !== 'steps') return false;
  await runOwnSteps(work, found.held, found.node.run, payload);
  return true;
}

async function runTrigger(job: TriggerJob): Promise<void> {
  const { instance, step } = job.payload;
  const outside = await inSystem(job, 'flow.trigger', async (work) => {
    const found = await find(work, job.payload);
    if (found === undefined) return undefined;
    const { held, node } = found;
    if (node.run.do === 'call') return prepareCall(work, held, node.run, step);
    if (node.run.do === 'steps') await runOwnSteps(work, held, node.run, job.payload);
    else await fallBack(work, held, node.run, step);
    await job.conclude(work.db, null);
    return undefined;
  });
  if (outside === undefined) return;
  // The other side answers by its call back; that it took the call is all that is waited for here.
  await callOutside(job, outside.call, outside.param, `${instance}-${step}`);
}

async function find(
  work: FlowWork,
  { instance, step, node: id }: Static<typeof EffectPayload>,
): Promise<{ readonly held: LiveInstance; readonly node: Trigger } | undefined> {
  const held = await holdForEngine(work, instance);
  const node = held && flowIndex(held.open.flow).get(id)?.node;
  if (held === undefined || node?.type !== 'trigger') return undefined;
  if (await endIfGone(work, held)) return undefined;
  const isOpen = held.state.steps.some((each) => each.id === step && each.state === 'open');
  return isOpen || node.wait === false ? { held, node } : undefined;
}

const evaluated = async (work: FlowWork, held: LiveInstance, template: unknown, more: Values = {}) => {
  const record = await recordNow(work, held);
  const context = await readingContext(work, { ...held, values: record?.values ?? {} }, held.state);
  const { functions } = work.platform.vocabulary;
  return compileTemplate(template, { functions }).evaluate({ ...context.scope, ...more });
};

/**
 * Makes the token by which the other side calls back, and what it is sent. Tokens of earlier tries stay good: who knows a repeat by
 * its key answers the try that came first.
 */
async function prepareCall(
  work: FlowWork,
  held: LiveInstance,
  run: Extract<Trigger['run'], { do: 'call' }>,
  step: string,
): Promise<{ readonly call: string; readonly param: Values }> {
  const token = randomBytes(32).toString('base64url');
  await work.db
    .insertInto('atrium.flow_callback')
    .values({ token_hash: tokenHash(token), instance: held.row.id, step, expires_at: null })
    .execute();
  const { publicUrl } = work.platform.config;
  const callback = {
    callbackUrl: `${publicUrl}/api/form/flow/callback.do?token=${token}`,
    callbackToken: token,
  };
  const param = (await evaluated(work, held, run.param ?? {}, callback)) as Values;
  return { call: run.call, param: { ...param, ...callback } };
}

/** Makes the steps of a trigger, and lets its instance go on. */
async function runOwnSteps(
  work: FlowWork,
  held: LiveInstance,
  { steps, answer }: Extract<Trigger['run'], { do: 'steps' }>,
  { step }: Static<typeof EffectPayload>,
): Promise<void> {
  const value = await runChain(work, held, steps);
  if (answer) {
    const values = (await evaluated(work, held, answer, { result: value })) as Values;
    await writeFields(work, held, values);
  }
  await goOn(work, held.row.id, step, 'done');
}

/** Tells an instance what its step came to; one that has ended, without having waited for it, is told nothing. */
async function goOn(
  work: FlowWork,
  instance: string,
  step: string,
  outcome: Triggered['outcome'],
): Promise<void> {
  const held = await holdForEngine(work, instance);
  if (held?.row.ended_at === null) await happenTo(work, held, { is: 'triggered', step, outcome });
}

/** No model is configured: what the node falls back to. */
async function fallBack(
  work: FlowWork,
  held: LiveInstance,
  { fallback }: Extract<Trigger['run'], { do: 'ai' }>,
  step: string,
): Promise<void> {
  const outcome = { pass: 'passed', reject: 'refused', people: 'people' } as const;
  await goOn(work, held.row.id, step, outcome[fallback.then]);
}

/** Tries again later, or goes on as the node says where that was the last try. */
async function noteFailure(
  work: FlowWork,
  payload: Static<typeof EffectPayload>,
  error: unknown,
): Promise<void> {
  const found = await find(work, payload);
  if (found === undefined) return;
  const { held, node } = found;
  if (held.row.ended_at !== null) return;
  const { step } = payload;
  const { code } = toAppError(error);
  await writeJournal(
    work.db,
    held.row.id,
    [
      {
        ...NOTHING_GIVEN,
        ...{ kind: 'triggered', round: held.state.round, node: node.id, task: null, by: null, people: [] },
        ...{ comment: code, reason: 'triggerFailed', to: null },
      },
    ],
    work.now,
  );
  const failures = await failuresOf(work, held, node, step);
  const { retries = USUAL_RETRIES, every = PAUSES[Math.min(failures, PAUSES.length) - 1] } =
    node.onError ?? {};
  const isLast = failures > retries || every === undefined;
  if (isLast && node.wait === false) return;
  if (isLast) {
    await happenTo(work, held, { is: 'triggered', step, outcome: 'failed' });
    return;
  }
  const calendar = await work.platform.calendar.days(work.db);
  const retryAt = laterBy(work.now.toISOString(), every, DEFAULT_ZONE, calendar);
  if (node.wait === false)
    // The flow has gone on, and has no clock for a step that is over.
    await addJob(work.db, { name: effectJobs.trigger, payload: EffectPayload }, payload, {
      runAt: new Date(retryAt),
    });
  else await happenTo(work, held, { is: 'triggered', step, outcome: { retryAt } });
}

/** How often the step has failed since it opened. */
async function failuresOf(
  work: FlowWork,
  held: LiveInstance,
  { id }: Trigger,
  step: string,
): Promise<number> {
  const opened = held.state.steps.find((each) => each.id === step)?.openedAt;
  const { count } = await work.db
    .selectFrom('atrium.flow_journal')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('instance', '=', held.row.id)
    .where('node', '=', id)
    .where('kind', '=', 'triggered')
    .where('reason', '=', 'triggerFailed')
    .where('at', '>=', new Date(opened ?? 0))
    .executeTakeFirstOrThrow();
  return Number(count);
}
