import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from '../call/answer.ts';
import { refuse } from '../call/defineCall.ts';
import { tokenOf } from '../call/request.ts';
import { AppError } from '../errors/AppError.ts';
import { toAppError } from '../errors/toAppError.ts';

/** Answers what is refused outside of a call's own pipeline in the same signed envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(request, toAppError(error), (text) => sendAnswer(reply, text, tokenOf(request)));
}

/** Bad bodies, unknown addresses, and whatever a handler lets through. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(new AppError('CALL_UNKNOWN'), request, reply));
}
