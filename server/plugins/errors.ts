import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from '../call/answer.ts';
import { refuse } from '../call/defineCall.ts';
import { limitRefusal } from '../call/refusedEnvelope.ts';
import { tokenOf } from '../call/request.ts';
import { redactRefusal } from '../call/redactRefusal.ts';
import { AppError } from '../errors/AppError.ts';
import { toAppError } from '../errors/toAppError.ts';
import { mayBePage, navigates } from './portal.ts';

/** Answers what is refused outside of a call's own pipeline in the same signed envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(request, redactRefusal(limitRefusal(request, toAppError(error)), undefined), (text) =>
    sendAnswer(reply, text, tokenOf(request)),
  );
}

/**
 * Answers an address that is none, e.g. one with a broken escape, before any route or hook. A browser that opens one
 * is led to the portal's own page about it; everybody else is refused.
 */
export function answerBadAddress(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!navigates(request) || !mayBePage(request.url)) return answerError(error, request, reply);
  return leadTo(reply, '/404');
}

/**
 * Answers a stored file that is not given. A person who follows a link to it in a browser is led to the portal's page
 * that says why, in words; everybody else is refused.
 */
export function answerNoFile(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!navigates(request)) return answerError(error, request, reply);
  const refusal = redactRefusal(toAppError(error), undefined);
  return refuse(request, refusal, () => leadTo(reply, filePage(refusal)));
}

/** The portal's page about a file that is not given. */
function filePage({ http, code }: AppError): string {
  if (http >= 500) return '/500';
  return code === 'NOT_FOUND' || code === 'INPUT_INVALID' ? '/404?about=file' : '/403?about=file';
}

const leadTo = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(302).header('location', location).header('cache-control', 'no-store').send();

/** Bad bodies, unknown addresses, and whatever a handler lets through. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(new AppError('CALL_UNKNOWN'), request, reply));
}
