import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Locale } from '../../src/schemas/text.ts';
import { AppError } from '../errors/AppError.ts';
import type { Platform } from '../platform/platform.ts';
import { findActiveUser } from '../session/repository.ts';
import { actorFor, inRole } from '../session/actor.ts';
import type { AccessContext, ReadyContext } from './definition.ts';

/** Who asked for a job, in which role and language, and by which call: for its rights, its texts and its audit rows. */
export const AskerSchema = Type.Object({
  userId: Type.String(),
  groupId: Type.String(),
  locale: Type.Unsafe<Locale>({ type: 'string', enum: ['zhCN', 'enUS'] }),
  ip: Type.String(),
  traceId: Type.String(),
  requestId: Type.Optional(Type.String()),
});
export type Asker = Static<typeof AskerSchema>;

/** The caller of a call, as the payload of a job keeps them. */
export function askerOf({ actor, locale, ip, traceId, requestId }: ReadyContext<unknown>): Asker {
  const { userId, groupId = '' } = actor;
  return { userId, groupId, locale, ip, traceId, ...(requestId === undefined ? {} : { requestId }) };
}

/**
 * What a call of whoever asked would know by now: who they are and which roles they have is looked up, so that what
 * they may no longer do is not done for them.
 * @param path parameters of the address, as the call had them
 * @throws AppError ASKER_GONE where the account is no longer active, or has lost the role
 */
export async function contextOfAsker(
  { platform, log }: { readonly platform: Platform; readonly log: FastifyBaseLogger },
  { userId, groupId, locale, ip, traceId }: Asker,
  path: AccessContext['path'],
): Promise<AccessContext> {
  const user = await findActiveUser(platform.db, userId);
  const actor = user && inRole(actorFor(user, platform.project.schoolId), groupId);
  if (actor === undefined) throw new AppError('ASKER_GONE');
  return {
    ...{ platform, db: platform.db, actor, path, locale, ip, traceId, log },
    now: new Date(),
    ...{ hostHeader: '', device: '', token: '' },
    cookies: { get: () => undefined, set: () => undefined },
  };
}
