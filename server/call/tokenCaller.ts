import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/AppError.ts';
import type { Platform } from '../platform/platform.ts';
import { actorOf, chooseRole } from '../session/actor.ts';
import type { Actor } from '../session/actor.ts';
import { sessionOf } from './sessionOf.ts';

/**
 * The caller of an address outside of the envelope: of a token, in the role that the parameter `groupId` names, else in
 * the default one.
 * @param token as it came, wherever that is
 * @throws AppError TOKEN_MISSING, TOKEN_EXPIRED, GROUP_NOT_YOURS, TOO_MANY_TRIES
 */
export async function tokenCaller(
  platform: Platform,
  token: string,
  { ip, query }: Pick<FastifyRequest, 'ip' | 'query'>,
): Promise<Actor> {
  if (token === '') throw new AppError('TOKEN_MISSING');
  const session = await sessionOf(platform, token, ip);
  if (session === undefined) throw new AppError('TOKEN_EXPIRED');
  const { groupId } = query as Readonly<Record<string, unknown>>;
  return chooseRole(actorOf(session, platform.project.schoolId), groupId);
}
