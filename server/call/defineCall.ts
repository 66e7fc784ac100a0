import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import type { AppError } from '../errors/AppError.ts';
import { toAppError } from '../errors/toAppError.ts';
import { auditSubject } from './auditSubject.ts';
import { refusalText, sendAnswer } from './answer.ts';
import type { Access } from '../policy/access.ts';
import { bodySizes } from '../limits/bodySizes.ts';
import type { BodySize } from '../limits/bodySizes.ts';
import { auditRefusal, isAudited } from './auditRefusal.ts';
import { cookiesOf } from './cookies.ts';
import type { CallAddress, CallDefinition } from './definition.ts';
import { compilePayload } from '../envelope/payload.ts';
import { runCall } from './pipeline.ts';
import type { Caller } from './pipeline.ts';
import { limitRefusal } from './refusedEnvelope.ts';
import { localeOf, tokenOf } from './request.ts';
import { redactRefusal } from './redactRefusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route does; a route without it that is not on the public list does not boot. */
    action?: string;
    /** Who may make the call that the route is. */
    access?: Access;
    /** What its body may come to for who may make it; absent: what anybody may send. */
    bodySize?: BodySize;
    /** The call that it is; plain routes are none. */
    call?: CallAddress<TObject>;
  }
}

/**
 * Registers one call: POST to its service's address, in the envelope, answered and signed (`docs/api.md`, Envelope).
 * @throws at boot where a public call is missing from the reviewed list, or one of designers has no permit
 */
export function defineCall<S extends TObject>(app: FastifyInstance, call: CallDefinition<S>): void {
  const readPayload = compilePayload<never>(call.param, {
    freeForm: call.freeForm === true,
    takesRequestId: takesRequestId(call),
  });
  const { access } = call;
  if (access === 'designer' && call.permit === undefined)
    throw new Error(`${call.action} is for designers and does not say of what`);
  const bodySize = sizeOf(call);
  const config = {
    ...{ access, bodySize, call },
    ...(access === 'public' ? {} : { action: call.action }),
  };
  // Files have an address of their own, which `config.json` can point to another host.
  const base = call.service === 'file' ? '/files' : `/api/${call.service}`;
  const isSecure = app.platform.config.publicUrl.startsWith('https:');
  app.post(`${base}${call.path}`, { config }, async (request, reply) => {
    let caller: Caller | undefined;
    try {
      const cookies = cookiesOf(request, reply, isSecure);
      const text = await runCall(app.platform, call, readPayload, { request, cookies }, (known) => {
        caller = known;
      });
      return await sendAnswer(reply, { http: 200, text }, tokenOf(request));
    } catch (error) {
      const refusal = redactRefusal(limitRefusal(request, toAppError(error)), caller?.actor);
      if (caller !== undefined && isAudited(refusal, (call.writes ?? false) !== false)) {
        const { actor } = caller;
        const resource = auditSubject(request.params, caller.payload);
        const seldom = refusal.code === 'TOO_MANY_TRIES';
        await auditRefusal(app.platform, request, { actor, action: call.action, resource, refusal, seldom });
      }
      return refuse(request, refusal, (answer) => sendAnswer(reply, answer, tokenOf(request)));
    }
  });
}

/**
 * Whether a repeat of the call answers as the first did. Answers are kept for a user: callers without one would share
 * them, so that a visitor could be answered with what another one did.
 */
export function takesRequestId({ writes = false, transaction, access }: CallAddress<TObject>): boolean {
  return writes !== false && transaction !== 'own' && !['public', 'reader', 'visitor'].includes(access);
}

/** What a call's body may come to. */
function sizeOf({ access, takes }: CallAddress<TObject>): BodySize {
  if (access === 'public') return bodySizes.open;
  return bodySizes[takes ?? (access === 'admin' || access === 'designer' ? 'document' : 'call')];
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
