import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { writeAudit } from '../audit/audit.ts';
import type { AppError } from '../errors/AppError.ts';
import { toAppError } from '../errors/toAppError.ts';
import type { Platform } from '../platform.ts';
import { actorName } from './actor.ts';
import type { Actor } from './actor.ts';
import { refusalText, sendAnswer } from './answer.ts';
import type { CallDefinition } from './definition.ts';
import { compilePayload } from './payload.ts';
import { runCall } from './pipeline.ts';
import { localeOf, tokenOf } from './request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route does; a route without it that is not on the public list does not boot. */
    action?: string;
  }
}

/**
 * Registers one call of the wire contract: POST to its service's address, in the envelope, answered and signed.
 * @throws at boot where a public call is missing from the reviewed list
 */
export function defineCall<S extends TObject>(app: FastifyInstance, call: CallDefinition<S>): void {
  const readPayload = compilePayload<never>(call.param, {
    freeForm: call.freeForm === true,
    takesRequestId: call.writes !== undefined && call.writes !== false && call.transaction !== 'own',
  });
  const config = call.access === 'public' ? {} : { action: call.action };
  app.post(`/api/${call.service}${call.path}`, { config }, async (request, reply) => {
    let actor: Actor | undefined;
    try {
      const text = await runCall(app.platform, call, readPayload, request, (known) => {
        actor = known;
      });
      return await sendAnswer(reply, { http: 200, text }, tokenOf(request));
    } catch (error) {
      const refusal = toAppError(error);
      await auditRefusal(app.platform, call.action, request, actor, refusal);
      return refuse(request, refusal, (answer) => sendAnswer(reply, answer, tokenOf(request)));
    }
  });
}

/** Logs a refusal as what it is worth, and answers it. */
export function refuse<T>(
  request: FastifyRequest,
  refusal: AppError,
  send: (answer: ReturnType<typeof refusalText>) => T,
): T {
  const level = refusal.msgState === 9 ? 'error' : 'debug';
  request.log[level]({ code: refusal.code, err: refusal.cause }, 'refused');
  return send(refusalText(refusal, localeOf(request), Date.now(), request.id));
}

/** Refusals that say somebody tried what he may not. */
const audited = (refusal: AppError): boolean =>
  refusal.msgState === 3 || ['REPLAY', 'LOGIN_FAILED'].includes(refusal.code);

/** Writes the audit row of a denial, after the call's own transaction is gone. The denial stands even without it. */
async function auditRefusal(
  platform: Platform,
  action: string,
  request: FastifyRequest,
  actor: Actor | undefined,
  refusal: AppError,
): Promise<void> {
  if (actor === undefined || !audited(refusal)) return;
  const entry = {
    actor: actorName(actor),
    ip: request.ip,
    action,
    resource: Object.values(request.params as Record<string, string>).join('/'),
    result: refusal.code,
    requestId: request.id,
  };
  try {
    await writeAudit(platform.db, [entry]);
  } catch (error) {
    request.log.error({ err: error, entry }, 'the audit row of a denial could not be written');
  }
}
