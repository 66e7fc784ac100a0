import { AppError } from '../errors/AppError.ts';
import { actorName } from '../session/actor.ts';
import { runWork } from '../work/runWork.ts';
import type { WorkOrigin } from '../work/runWork.ts';
import { successText } from './answer.ts';
import type { CallContext, ReadyContext } from './definition.ts';
import type { WorkAnswer } from '../work/Work.ts';
import type { AuditNote } from '../audit/audit.ts';
import { claimRequest, fingerprint, keepRefusal, keptAnswer } from './idempotency.ts';

/** A call whose checks have passed, ready to run on any database handle. */
export interface ReadyCall {
  readonly action: string;
  readonly context: ReadyContext<unknown>;
  run(ctx: CallContext<unknown>): WorkAnswer | Promise<WorkAnswer>;
}

/** Runs a call that changes nothing, or that opens its own transactions. */
export async function executePlain(call: ReadyCall): Promise<string> {
  const ctx = call.context;
  const refuseNote = (): void => {
    throw new Error(`${call.action} notes an audit row outside of a call's transaction`);
  };
  const changed = (): void => {
    throw new Error(`${call.action} writes records outside of a call's transaction`);
  };
  const answer = await call.run({ ...ctx, audit: refuseNote, changed });
  return successText(answer, ctx.locale, ctx.now.getTime());
}

/**
 * Runs a writing call: claim of the request id, handler, audit rows and kept answer in one transaction, so that they
 * stand or fall together. What may have been done outside of the transaction, where the handler then wrote nothing
 * itself, is refused again for a repeat of its request id rather than begun again.
 * @returns the text of the answer, which is the first one's where the request id was used before
 */
export async function executeWrite(call: ReadyCall): Promise<string> {
  const { context: ctx, action } = call;
  const { requestId, ip, traceId } = ctx;
  const actor = actorName(ctx.actor);
  let kept: string | undefined;
  const origin: WorkOrigin = {
    ...{ action, ip, requestId: requestId ?? traceId },
    along: (trx) =>
      requestId === undefined || kept === undefined ? undefined : keptAnswer(trx, actor, requestId, kept),
  };
  const written = await runWork(ctx, origin, async (work) => {
    const { db: trx } = work;
    if (requestId !== undefined) {
      const print = fingerprint(`${action} ${JSON.stringify(ctx.path)}`, ctx.actor.groupId, ctx.param);
      const first = await claimRequest(trx, actor, requestId, print);
      if (first !== undefined) return first;
    }
    const notes: AuditNote[] = [];
    const run = async (): Promise<WorkAnswer> =>
      call.run({ ...work, audit: (note) => void notes.push(note) });
    const answer = await run().catch(async (error: unknown) => {
      if (!(error instanceof AppError) || !error.mayBeDone || requestId === undefined) throw error;
      await keepRefusal(trx, actor, requestId, error);
      return error;
    });
    if (answer instanceof AppError) return answer;
    const text = successText(answer, ctx.locale, ctx.now.getTime());
    if (notes.length === 0 && answer.unchanged !== true && answer.unaudited !== true) {
      notes.push({ resource: Object.values(ctx.path).join('/') });
    }
    // Of what was refused after all nothing is noted as accepted.
    for (const note of notes) work.audit(note);
    kept = text;
    return text;
  });
  if (written instanceof AppError) throw written;
  return written;
}
