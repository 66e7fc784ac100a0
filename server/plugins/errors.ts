import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from '../call/answer.ts';
import { refuse } from '../call/defineCall.ts';
import { tokenOf } from '../call/request.ts';
import { AppError } from '../errors/AppError.ts';
import { toAppError } from '../errors/toAppError.ts';

/** Whatever is refused outside of a call's own pipeline (bad body, unknown address) is answered in the same envelope. */
export function registerErrors(app: FastifyInstance): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, refusal: AppError): FastifyReply =>
    refuse(request, refusal, (text) => sendAnswer(reply, text, tokenOf(request)));
  app.setErrorHandler((error, request, reply) => answer(request, reply, toAppError(error)));
  app.setNotFoundHandler((request, reply) => answer(request, reply, new AppError('CALL_UNKNOWN')));
}
