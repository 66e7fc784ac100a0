import type { LocalText } from '../../src/schemas/text.ts';
import type { InterfaceReading, InterfaceWork } from './definition/services.ts';
import type { WorkAnswer } from '../work/Work.ts';
import { AppError, inputError, invalidInput } from '../errors/AppError.ts';
import { EgressError } from '../egress/egressError.ts';
import { readSetting } from '../db/settings.ts';
import { SourceError } from '../sources/sourceError.ts';
import type { SourceAnswer } from '../sources/source.ts';
import { sessionScope } from '../records/policy.ts';
import { readyComposed } from './composed/runComposed.ts';
import { UnfitAnswer } from './http/answerFault.ts';
import { readInputs } from './definition/inputs.ts';
import { limitsOf } from './definition/limits.ts';
import type { PublishedInterface } from './definition/repository.ts';
import { declaredRows, pageOf } from './definition/rows.ts';
import { callerError, readyInterface, runInterface } from './running/runInterface.ts';
import type { CallInterface, Definition } from './definition/schema.ts';

/** The setting that is raised where all caches are to be empty, in every process. */
export const CACHE_EPOCH = 'interfaceCacheEpoch';

/** How an interface is called. */
export interface InterfaceCall {
  /** When the call began to wait for its turn, as `performance.now()` tells: waiting is part of its deadline. Absent: now. */
  readonly since?: number;
  readonly work?: InterfaceWork;
}

/**
 * Answers a call of a configured interface with its rows or its one result (`docs/api.md`, Pages of lists).
 * @param param what the caller sends along
 * @param call `work` is the transaction of a call that writes
 */
export async function callInterface(
  ctx: InterfaceReading,
  opened: PublishedInterface,
  param: CallInterface,
  call: InterfaceCall = {},
): Promise<WorkAnswer> {
  const { definition } = opened;
  const inputs = readInputs(definition.inputs, param, ctx.actor);
  if (definition.answers === 'result') refusePaging(param);
  const answer = await answerOf(ctx, opened, inputs, call);
  if (definition.answers === 'list') {
    const scope = sessionScope(ctx.actor, []);
    return pageOf(definition, answer, param, { scope, functions: ctx.platform.vocabulary.functions });
  }
  const [row = null] = declaredRows(definition, answer);
  return { result: definition.writes === true ? { affected: answer.total, row } : row };
}

/** A single result has no pages; nothing is ignored silently. */
function refusePaging(param: CallInterface): void {
  const named = (['offset', 'limit', 'sort', 'where'] as const).filter((name) => param[name] !== undefined);
  if (named.length > 0) throw invalidInput(...named.map((name) => inputError(name, 'UNKNOWN_FIELD')));
}

/** What a call runs, and what its answer depends on beside version, inputs and caller. */
async function readyCall(
  ctx: InterfaceReading,
  definition: Definition,
  inputs: ReadonlyMap<string, unknown>,
  { since = performance.now(), work }: InterfaceCall,
): Promise<{ state: number | string; run: () => Promise<SourceAnswer> }> {
  const { kind, composed } = definition;
  if (kind === 'composed' && composed !== undefined)
    return readyComposed(ctx, composed, { definition, inputs, since, ...(work && { work }) });
  const ready = await readyInterface(ctx, definition);
  const left = (): number => limitsOf(definition).deadline - (performance.now() - since);
  return { state: ready.state, run: () => runInterface(ctx, ready, inputs, false, Math.max(1, left())) };
}

const UNSURE: LocalText = {
  zhCN: '操作没有得到确认，可能已经生效，请先核对再决定是否重试',
  enUS: 'This was not confirmed, and may have been done all the same: look before you try again',
};
const SLOW: LocalText = {
  zhCN: '处理超时，操作可能已经生效，请先核对再决定是否重试',
  enUS: 'This took too long, and may have been done all the same: look before you try again',
};

/** Whether a service was reached before a call of it failed, or a database told to confirm. */
const isBegun = (error: unknown): boolean =>
  error instanceof UnfitAnswer ||
  (error instanceof SourceError && error.mayBeDone) ||
  (error instanceof EgressError && error.begun) ||
  (error instanceof Error && error.cause !== undefined && isBegun(error.cause));

/**
 * What was asked to write may have done so, whatever came back: that stands in the audit, and nobody is told to try
 * again.
 */
function mayBeDone({ writes, kind }: Definition, error: unknown): unknown {
  // What a composed one has written is taken back with the call's transaction.
  if (writes !== true || kind === 'composed' || !(error instanceof AppError) || !isBegun(error)) return error;
  const { code } = error;
  return new AppError(code, {
    cause: error,
    mayBeDone: true,
    message: code === 'TIMEOUT' ? SLOW : UNSURE,
  });
}

async function answerOf(
  ctx: InterfaceReading,
  { version, definition }: PublishedInterface,
  inputs: ReadonlyMap<string, unknown>,
  call: InterfaceCall,
): Promise<SourceAnswer> {
  const { cacheSeconds = 0, writes = false, kind } = definition;
  const ready = await readyCall(ctx, definition, inputs, call);
  const run = async (): Promise<SourceAnswer> => {
    try {
      return await ready.run();
    } catch (error) {
      throw mayBeDone(definition, callerError(error, writes && kind !== 'composed'));
    }
  };
  if (writes || cacheSeconds === 0) return run();
  const epoch = await readSetting(ctx.db, CACHE_EPOCH);
  const { groupId, userId, roles } = ctx.actor;
  // What the session gives stands among the inputs; the role is there for what rights may come to depend on.
  // Steps answer by the rights of the person, whose rules may look at all of the roles.
  const isPersonal = kind === 'composed' || definition.inputs.some(({ from }) => from !== undefined);
  const caller = isPersonal ? [groupId, userId, ...roles.map((role) => role.groupid)] : [groupId];
  const key = JSON.stringify([epoch ?? 0, version, ready.state, caller, [...inputs]]);
  const now = ctx.now.getTime();
  const kept = ctx.platform.answers.find(key, now);
  if (kept !== undefined) return kept;
  const answer = await run();
  ctx.platform.answers.keep(key, answer, now + cacheSeconds * 1_000);
  return answer;
}
