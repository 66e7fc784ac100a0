import type { FastifyRequest } from 'fastify';
import { addressKey } from '../limits/addressKey.ts';
import { bodySizes, SUSPECT_BODY } from '../limits/bodySizes.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseAccess } from '../policy/access.ts';
import type { Access, InEmbed } from '../policy/access.ts';
import type { LiveSession } from '../session/repository.ts';
import { tokenKey } from '../session/token.ts';
import { actorOf, inRole } from '../session/actor.ts';
import { tokenOf } from './request.ts';
import { sessionOf } from './sessionOf.ts';

/** What a request may send, and whose it is where that was asked: undefined for small ones and for nobody's. */
export interface AllowedBody {
  readonly bytes: number;
  readonly userId?: string;
}

/** Length of a body as its header says it, in bytes; undefined where it says nothing. */
export function declaredLength({ headers }: FastifyRequest): number | undefined {
  const value = headers['content-length'];
  return value === undefined ? undefined : Number(value);
}

/**
 * How much of a body is received, told by the headers and the token alone: what needs no token is received up to 64 KiB,
 * more only from who has a live one and may make the call in some role.
 * @throws AppError TOO_MANY_TRIES where an address sends too many tokens that nobody has
 */
export async function allowedBody(platform: Platform, request: FastifyRequest): Promise<AllowedBody> {
  const { access, call, bodySize = bodySizes.open } = request.routeOptions.config;
  const length = declaredLength(request) ?? Infinity;
  if (length <= SUSPECT_BODY) return { bytes: SUSPECT_BODY };
  const open = { bytes: isSuspect(platform, request) ? SUSPECT_BODY : bodySizes.open.bytes };
  if (length <= bodySizes.open.bytes || access === undefined || access === 'public') return open;
  const session = await sessionOf(platform, tokenOf(request), request.ip);
  if (session === undefined || !mayEver(access, session, call?.inEmbed)) return open;
  return { bytes: bodySize.bytes, userId: session.user_id ?? '' };
}

/** Whether too many broken envelopes came from an address; a token that was good lately speaks for itself. */
function isSuspect({ limits }: Platform, request: FastifyRequest): boolean {
  const wait = limits.refusedEnvelopes.wait(addressKey(request.ip), Date.now());
  return wait > 0 && !limits.goodTokens.has(tokenKey(tokenOf(request)));
}

/** Whether somebody may make a call in one of the roles; which one is meant stands in the body. */
function mayEver(access: Access, session: LiveSession, inEmbed: InEmbed | undefined): boolean {
  const actor = actorOf(session, 0);
  const roles = actor.roles.map(({ groupid }) => inRole(actor, groupid) ?? actor);
  return [actor, ...roles].some((each) => refuseAccess(access, each, { inEmbed }) === undefined);
}
