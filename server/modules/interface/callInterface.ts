import type { AccessContext, CallAnswer, CallContext } from '../../call/definition.ts';
import { AppError, finding, invalidInput } from '../../errors/AppError.ts';
import { readSetting } from '../../settings/repository.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import { sessionScope } from '../formModule/policy.ts';
import { readInputs } from './inputs.ts';
import { mayCall } from './policy.ts';
import { findOnePublished } from './repository.ts';
import type { PublishedInterface } from './repository.ts';
import { declaredRows, pageOf } from './rows.ts';
import { callerError, readyInterface, runInterface } from './run.ts';
import type { CallInterface } from './schema.ts';

/** The setting that is raised where all caches are to be empty, in every process. */
export const CACHE_EPOCH = 'interfaceCacheEpoch';

type OpenContext = Pick<AccessContext, 'platform' | 'path'>;

/** The published interface that an address names, undefined where there is none. */
export function publishedAt({ platform, path }: OpenContext): Promise<PublishedInterface | undefined> {
  const { moduleCode = '', interfaceUrl = '' } = path;
  return findOnePublished(platform.db, { moduleCode, interfaceUrl });
}

/**
 * Opens the interface of an address for the caller.
 * @throws AppError CALL_UNKNOWN for one that is not there, FORBIDDEN where the role may not call it
 */
export async function openInterface(ctx: AccessContext): Promise<PublishedInterface> {
  const found = await publishedAt(ctx);
  if (found === undefined) throw new AppError('CALL_UNKNOWN');
  if (!mayCall(found.definition, ctx.actor)) throw new AppError('FORBIDDEN');
  // What only reads goes with the page that shows it; what writes is an action, named as its address is.
  const { moduleCode: module, interfaceUrl, writes } = found.definition;
  const actions = [writes === true ? interfaceUrl : 'list'];
  const allowed = await ctx.platform.entrances.allowed(ctx.db, ctx.actor, { module, actions });
  if (allowed.length === 0) throw new AppError('FORBIDDEN');
  return found;
}

/** Answers a call of a configured interface in the shape of the wire contract, section 4. */
export async function callInterface(
  ctx: CallContext<CallInterface>,
  opened: PublishedInterface,
): Promise<CallAnswer> {
  const { definition } = opened;
  const inputs = readInputs(definition.inputs, ctx.param, ctx.actor);
  if (definition.answers === 'result') refusePaging(ctx.param);
  const answer = await answerOf(ctx, opened, inputs);
  if (definition.answers === 'list') {
    const scope = sessionScope(ctx.actor, []);
    return pageOf(definition, answer, ctx.param, { scope, functions: ctx.platform.vocabulary.functions });
  }
  const [row = null] = declaredRows(definition, answer);
  return { result: definition.writes === true ? { affected: answer.total, row } : row };
}

/** A single result has no pages; nothing is ignored silently. */
function refusePaging(param: CallInterface): void {
  const named = (['offset', 'limit', 'sort', 'where'] as const).filter((name) => param[name] !== undefined);
  if (named.length > 0) throw invalidInput(...named.map((name) => finding(name, 'UNKNOWN_FIELD')));
}

async function answerOf(
  ctx: CallContext<CallInterface>,
  { version, definition }: PublishedInterface,
  inputs: ReadonlyMap<string, unknown>,
): Promise<SourceAnswer> {
  const { cacheSeconds = 0, writes = false } = definition;
  const ready = await readyInterface(ctx, definition);
  const run = async (): Promise<SourceAnswer> => {
    try {
      return await runInterface(ctx, ready, inputs);
    } catch (error) {
      throw callerError(error);
    }
  };
  if (writes || cacheSeconds === 0) return run();
  const epoch = await readSetting(ctx.db, CACHE_EPOCH);
  const { groupId, userId } = ctx.actor;
  // What the session gives stands among the inputs; the role is there for what rights may come to depend on.
  const caller = definition.inputs.some(({ from }) => from !== undefined) ? [groupId, userId] : [groupId];
  const key = JSON.stringify([epoch ?? 0, version, ready.state, caller, [...inputs]]);
  const now = ctx.now.getTime();
  const kept = ctx.platform.answers.find(key, now);
  if (kept !== undefined) return kept;
  const answer = await run();
  ctx.platform.answers.keep(key, answer, now + cacheSeconds * 1_000);
  return answer;
}
