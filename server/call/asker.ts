import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Locale } from '../../src/schemas/text.ts';
import { AppError } from '../errors/AppError.ts';
import type { Platform } from '../platform/platform.ts';
import { findBound } from '../session/embedding.ts';
import { findActiveUser } from '../session/repository.ts';
import { actorFor, boundRoles, inRole } from '../session/actor.ts';
import type { AccessContext, ReadyContext } from './definition.ts';
import { embedPlatform } from './embedPlatform.ts';

/** Who asked for a job, in which role and language, and by which call: for its rights, its texts and its audit rows. */
export const AskerSchema = Type.Object({
  userId: Type.String(),
  groupId: Type.String(),
  locale: Type.Unsafe<Locale>({ type: 'string', enum: ['zhCN', 'enUS'] }),
  ip: Type.String(),
  traceId: Type.String(),
  requestId: Type.Optional(Type.String()),
  /** The registered site that the session was bound to. */
  appKey: Type.Optional(Type.String()),
});
export type Asker = Static<typeof AskerSchema>;

/** The caller of a call, as the payload of a job keeps them. */
export function askerOf({ actor, locale, ip, traceId, requestId }: ReadyContext<unknown>): Asker {
  const { userId, groupId = '', session } = actor;
  return {
    ...{ userId, groupId, locale, ip, traceId },
    ...(requestId === undefined ? {} : { requestId }),
    ...(session?.embed && { appKey: session.embed.appKey }),
  };
}

/**
 * What a call of whoever asked would know by now: who they are and which roles they have is looked up, so that what
 * they may no longer do is not done for them.
 * @param path parameters of the address, as the call had them
 * @throws AppError ASKER_GONE where the account is no longer active, or has lost the role, or the registered site that it
 *   was bound to is off
 */
export async function contextOfAsker(
  { platform: whole, log }: { readonly platform: Platform; readonly log: FastifyBaseLogger },
  { userId, groupId, locale, ip, traceId, appKey }: Asker,
  path: AccessContext['path'],
): Promise<AccessContext> {
  const user = await findActiveUser(whole.db, userId);
  const bound = appKey === undefined ? undefined : await findBound(whole.db, appKey);
  const roles = appKey === undefined ? user?.roles : boundRoles(user?.roles ?? []);
  const actor = user && inRole(actorFor({ ...user, roles: roles ?? [] }, whole.project.schoolId), groupId);
  if (actor === undefined || (appKey !== undefined && bound === undefined)) throw new AppError('ASKER_GONE');
  const platform = bound === undefined ? whole : embedPlatform(whole, bound);
  return {
    ...{ platform, db: platform.db, actor, path, locale, ip, traceId, log },
    now: new Date(),
    ...{ hostHeader: '', device: '', token: '' },
    cookies: { get: () => undefined, set: () => undefined },
  };
}
