import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/AppError.ts';
import type { Platform } from '../platform/platform.ts';
import { actorOf, chooseRole } from '../session/actor.ts';
import type { Actor } from '../session/actor.ts';
import { platformOf } from './previewPlatform.ts';
import { sessionOf } from './sessionOf.ts';

/** Who asks outside of the envelope, and what they count on. */
export interface TokenCaller {
  readonly actor: Actor;
  readonly platform: Platform;
}

/**
 * The caller of an address outside of the envelope: of a token, in the role that the parameter `groupId` names, else in
 * the default one.
 * @param token as it came, wherever that is
 * @param inPreview whether what is asked only reads, so that a preview may
 * @throws AppError TOKEN_MISSING, TOKEN_EXPIRED, GROUP_NOT_YOURS, TOO_MANY_TRIES, PREVIEW_ONLY_READS
 */
export async function tokenCaller(
  platform: Platform,
  token: string,
  { ip, query }: Pick<FastifyRequest, 'ip' | 'query'>,
  inPreview = false,
): Promise<TokenCaller> {
  if (token === '') throw new AppError('TOKEN_MISSING');
  const session = await sessionOf(platform, token, ip);
  if (session === undefined) throw new AppError('TOKEN_EXPIRED');
  const { groupId } = query as Readonly<Record<string, unknown>>;
  const actor = chooseRole(actorOf(session, platform.project.schoolId), groupId);
  if (actor.kind === 'preview' && !inPreview) throw new AppError('PREVIEW_ONLY_READS');
  return { actor, platform: platformOf(platform, actor) };
}
