import type { FastifyReply } from 'fastify';
import type { Locale } from '../../src/schemas/text.ts';
import type { Answer } from '../../src/schemas/wire/answer.ts';
import { signAnswer } from '../envelope/sign.ts';
import type { AppError } from '../errors/AppError.ts';
import { successMessage } from '../errors/catalogue.ts';
import type { WorkAnswer } from '../work/Work.ts';

/** An answer, ready to be signed and sent. */
export interface AnswerText {
  readonly http: number;
  readonly text: string;
  readonly retryAfter?: number;
}

/** Writes a successful answer. */
export function successText(answer: WorkAnswer, locale: Locale, now: number): string {
  const body: Answer = { msgState: 1, msg: successMessage[locale], serverTime: now };
  if (answer.result !== undefined) body.result = answer.result;
  if (answer.list !== undefined) body.list = [...answer.list];
  if (answer.total !== undefined) body.total = answer.total;
  if (answer.more !== undefined) body.more = answer.more;
  return JSON.stringify(body);
}

/** Writes a refusal. `traceId` is told for faults only: it is what finds them in the log. */
export function refusalText(error: AppError, locale: Locale, now: number, traceId: string): AnswerText {
  const body: Answer = {
    msgState: error.msgState,
    msg: error.texts[locale],
    code: error.code,
    serverTime: now,
  };
  if (error.errors !== undefined) {
    body.errors = error.errors.map(({ path, code, message, place, fix }) => ({
      path,
      code,
      message: message[locale],
      ...(place !== undefined && { place }),
      ...(fix && { fix: { ...fix, title: fix.title[locale] } }),
    }));
  }
  if (error.list !== undefined) body.list = [...error.list];
  if (error.result !== undefined) body.result = error.result;
  if (error.msgState === 9) body.traceId = traceId;
  const text = (): string => JSON.stringify(body);
  if (error.retryAfter === undefined) return { http: error.http, text: text() };
  body.retryAfter = error.retryAfter;
  return { http: error.http, text: text(), retryAfter: error.retryAfter };
}

/**
 * Sends an answer signed over its exact text.
 * @param token the token that the request carried, as sent, valid or not
 */
export function sendAnswer(reply: FastifyReply, answer: AnswerText, token: string): FastifyReply {
  const timestamp = String(Date.now());
  const body = Buffer.from(answer.text, 'utf8');
  reply
    .code(answer.http)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-timestamp', timestamp)
    .header('x-sign', signAnswer(body, timestamp, token));
  if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter));
  return reply.send(body);
}
