import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/AppError.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { addressKey } from '../limits/addressKey.ts';

/** What is wrong with an envelope whoever sends it: malformed, of an unknown key, too old, wrongly signed. */
const BROKEN: ReadonlySet<ErrorCode> = new Set([
  'BODY_TOO_LARGE',
  'BODY_TOO_MANY_VALUES',
  'BODY_NOT_UTF8',
  'BODY_NOT_JSON',
  'BODY_TOO_DEEP',
  'DUPLICATE_KEY',
  'KEY_FORBIDDEN',
  'TEXT_INVALID',
  'CONTENT_TYPE_UNSUPPORTED',
  'REQUEST_MALFORMED',
  'ENVELOPE_INVALID',
  'PARAM_INVALID',
  'APP_KEY_UNKNOWN',
  'TIMESTAMP_INVALID',
  'SIGN_INVALID',
]);

/**
 * Counts a refusal of a broken envelope by its address. Whatever is not broken is never held up by others behind the same
 * address (`docs/decisions/bounded-work.md`).
 * @returns the refusal, or TOO_MANY_TRIES in its place where the address has sent too many
 */
export function limitRefusal({ method, ip, server }: FastifyRequest, refusal: AppError): AppError {
  if (method !== 'POST' || !BROKEN.has(refusal.code)) return refusal;
  const { refusedEnvelopes } = server.platform.limits;
  const retryAfter = refusedEnvelopes.take(addressKey(ip), Date.now());
  return retryAfter === 0 ? refusal : new AppError('TOO_MANY_TRIES', { retryAfter, cause: refusal });
}
