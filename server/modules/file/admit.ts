import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorName } from '../../session/actor.ts';
import type { Actor } from '../../session/actor.ts';
import { auditRefusal, isAudited } from '../../call/auditRefusal.ts';
import { limitCalls } from '../../call/pipeline.ts';
import { tokenOf } from '../../call/request.ts';
import { tokenCaller } from '../../call/tokenCaller.ts';
import { AppError } from '../../errors/AppError.ts';
import { toAppError } from '../../errors/toAppError.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseAccess } from '../../policy/access.ts';
import { MOST_BESIDE_FILE } from './receive.ts';
import { sizeOfUploads } from '../../files/repository.ts';
import { ATTACHMENT } from '../../files/service.ts';

const TOO_MANY_AT_ONCE = {
  zhCN: '同时上传的文件太多，请等其中一些完成',
  enUS: 'Too many files are being uploaded at once; wait for some of them',
};

/** Seconds after which a further upload is worth a try. */
const SOON = 1;

/** What gives the slot of an upload back, by its request. */
const slots = new WeakMap<FastifyRequest, () => void>();

/**
 * Lets an upload in by its headers alone, before anything of its body is read: whose token it carries, whether that may
 * upload at all, the limits of calls, of size and of what one account may store, and how many of its uploads are under way.
 * @throws AppError TOKEN_MISSING, TOKEN_EXPIRED, TOO_MANY_TRIES, FORBIDDEN, SHARED_PAGE_ONLY, NO_ROLE,
 *   CONTENT_TYPE_UNSUPPORTED, FILE_TOO_LARGE, QUOTA_USED_UP
 */
export async function admit(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { actor } = await tokenCaller(platform, tokenOf(request), request);
  try {
    limitCalls(platform, actor, request.ip, new Date());
    const denied = refuseAccess('login', actor, { inEmbed: 'token' });
    if (denied !== undefined) throw new AppError(denied);
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
      throw new AppError('CONTENT_TYPE_UNSUPPORTED');
    }
    await refuseSize(platform, request, actor);
    takeSlot(platform, request, reply, actor);
  } catch (error) {
    const refusal = toAppError(error);
    if (isAudited(refusal, true)) {
      await auditRefusal(platform, request, {
        actor,
        action: 'file.upload',
        resource: '',
        refusal,
        seldom: true,
      });
    }
    throw refusal;
  }
}

/** Refuses what cannot fit by the length that the headers tell; one that tells none is measured as it comes. */
async function refuseSize(
  { config, db }: Platform,
  { headers }: FastifyRequest,
  actor: Actor,
): Promise<void> {
  const atLeast = Math.max(0, Number(headers['content-length'] ?? 0) - MOST_BESIDE_FILE);
  if (atLeast > config.uploadLimit) throw new AppError('FILE_TOO_LARGE');
  const used = await sizeOfUploads(db, actor.userId, ATTACHMENT);
  if (used >= config.uploadQuota || used + atLeast > config.uploadQuota) throw new AppError('QUOTA_USED_UP');
}

function takeSlot(platform: Platform, request: FastifyRequest, reply: FastifyReply, actor: Actor): void {
  // Whoever has gone meanwhile needs none, and would not give it back.
  if (reply.raw.destroyed) throw new AppError('REQUEST_MALFORMED');
  const giveBack = platform.limits.uploads.take(actorName(actor));
  if (giveBack === undefined) {
    throw new AppError('TOO_MANY_TRIES', { retryAfter: SOON, message: TOO_MANY_AT_ONCE });
  }
  slots.set(request, giveBack);
  reply.raw.once('close', giveBack);
}

/** Gives the slot of an upload back that was answered; one whose sender goes before gives it back by that. */
export function giveSlotBack(request: FastifyRequest): void {
  slots.get(request)?.();
}
