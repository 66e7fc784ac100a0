import type { FastifyRequest } from 'fastify';
import { toLocale } from '../../src/schemas/text.ts';
import type { Locale } from '../../src/schemas/text.ts';

/** Text of the token that a request carries, empty where there is none. */
export function tokenOf(request: FastifyRequest): string {
  const value = request.headers.token;
  return typeof value === 'string' ? value : '';
}

/** Language of an answer's messages: the first language that the request asks for, Chinese by default. */
export function localeOf(request: FastifyRequest): Locale {
  return toLocale(request.headers['accept-language']?.split(/[,;]/)[0]?.trim());
}

/** The Host header as sent. */
export function hostHeaderOf(request: FastifyRequest): string {
  return request.headers.host ?? '';
}
