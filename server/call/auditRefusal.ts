import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../audit/audit.ts';
import type { AppError } from '../errors/AppError.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { addressKey } from '../limits/addressKey.ts';
import type { Platform } from '../platform/platform.ts';
import { actorName } from '../session/actor.ts';
import type { Actor } from '../session/actor.ts';

const AUDITED: ReadonlySet<ErrorCode> = new Set([
  'REPLAY',
  'LOGIN_FAILED',
  'USER_UNKNOWN',
  'OLD_PASSWORD_WRONG',
  'TOO_MANY_TRIES',
]);

/**
 * Whether a refusal says that somebody tried what he may not, or guessed, or began what may have been done. A shared page
 * asks for data by itself, again and again, and is answered that there is none: nobody tried anything.
 */
export const isAudited = (refusal: AppError, writes: boolean): boolean =>
  refusal.code === 'SHARED_PAGE_ONLY'
    ? writes
    : refusal.mayBeDone || refusal.msgState === 3 || AUDITED.has(refusal.code);

/** What was refused to whom. */
export interface RefusedCall {
  readonly actor: Actor;
  readonly action: string;
  /** What it was about; a refusal that names its own subject goes first. */
  readonly resource: string;
  readonly refusal: AppError;
  /** One row a minute for an address is enough: nothing else limits how often this is refused. */
  readonly seldom: boolean;
}

/** Writes the audit row of a denial, after the call's own transaction is gone. The denial stands even without it. */
export async function auditRefusal(
  platform: Platform,
  request: FastifyRequest,
  { actor, action, resource, refusal, seldom }: RefusedCall,
): Promise<void> {
  // A page is looked at as another role sees it; what that is refused, nobody tried.
  if (actor.kind === 'preview') return;
  const kind = `${refusal.code} ${action} ${addressKey(request.ip)}`;
  if (seldom && platform.limits.refusalRows.take(kind, Date.now()) > 0) return;
  const entry = {
    actor: actorName(actor),
    ip: request.ip,
    action,
    resource: refusal.subject ?? resource,
    result: refusal.code,
    requestId: request.id,
  };
  try {
    await writeAudit(platform.db, [entry]);
  } catch (error) {
    request.log.error({ err: error, entry }, 'the audit row of a denial could not be written');
  }
}
