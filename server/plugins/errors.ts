import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from '../call/answer.ts';
import { refuse } from '../call/defineCall.ts';
import { tokenOf } from '../call/request.ts';
import { toldRefusal } from '../call/toldRefusal.ts';
import { AppError } from '../errors/AppError.ts';
import { toAppError } from '../errors/toAppError.ts';
import { mayBePage, navigates } from './portal.ts';

/** Answers what is refused outside of a call's own pipeline in the same signed envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(request, toldRefusal(toAppError(error), undefined), (text) =>
    sendAnswer(reply, text, tokenOf(request)),
  );
}

/**
 * Answers an address that is none, e.g. one with a broken escape, before any route or hook. A browser that opens one
 * is led to the portal's own page about it; everybody else is refused.
 */
export function answerBadAddress(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!navigates(request) || !mayBePage(request.url)) return answerError(error, request, reply);
  return reply.code(302).header('location', '/404').header('cache-control', 'no-store').send();
}

/** Bad bodies, unknown addresses, and whatever a handler lets through. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(new AppError('CALL_UNKNOWN'), request, reply));
}
