import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import type { CallContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { answerUnread } from '../../plugins/answerUnread.ts';
import { admit, giveSlotBack } from './admit.ts';
import { discard, ENVELOPE_PARTS, receive, takeReceived } from './receive.ts';
import type { Received } from './receive.ts';
import { insertFile, lockOwner, sizeOfUploads } from '../../files/repository.ts';
import { ATTACHMENT, linkTo } from '../../files/service.ts';

/** How long an upload waits for a record to name it. */
const WAITS = 24 * 60 * 60 * 1000;
const LINK_LIFE = 10 * 60 * 1000;

/**
 * Takes a file in (`docs/api.md`, Files):
 *
 *     headers: token, rights, limits, a slot → parts: envelope to the body, file to the store
 *     → the pipeline of every call → quota → row
 *
 * It belongs to its sender until a record names it, and is removed after a day if none does.
 */
export function registerUpload(app: FastifyInstance): void {
  void app.register(async (scope) => {
    const { platform } = app;
    await scope.register(multipart, {
      limits: { ...ENVELOPE_PARTS, files: 1, parts: 10, fileSize: platform.config.uploadLimit },
    });
    scope.addHook('onRequest', async (request, reply) => admit(platform, request, reply));
    scope.addHook('preHandler', async (request) => receive(platform, request));
    scope.addHook('onSend', async (request, reply, payload) => {
      // Whatever refused the call: a content without a row is nobody's.
      await discard(platform, request);
      giveSlotBack(request);
      return answerUnread(request, reply, payload);
    });
    defineCall(scope, {
      service: 'file',
      path: '/upload',
      action: 'file.upload',
      about:
        'Takes in one file, as `multipart/form-data` (Files). It belongs to its sender until a record names it, and is removed after a day if none does.',
      answers: { result: '`{ id, url, name, size, type }`; `url` is good for 10 minutes' },
      codes: ['FILE_MISSING', 'FILE_TOO_LARGE', 'QUOTA_USED_UP', 'STORAGE_UNAVAILABLE'],
      access: 'login',
      inEmbed: 'token',
      writes: true,
      param: Type.Object({}),
      handler: async (ctx) => {
        const received = takeReceived(ctx.path);
        if (received === undefined) throw new AppError('FILE_MISSING');
        try {
          return { result: await store(ctx, received) };
        } catch (error) {
          await platform.files.remove(received.id);
          throw error;
        }
      },
    });
  });
}

async function store(ctx: CallContext<object>, { id, name, size, type }: Received): Promise<object> {
  const { db, platform, actor, now } = ctx;
  if (size === 0) throw new AppError('FILE_MISSING');
  await lockOwner(db, actor.userId);
  const used = await sizeOfUploads(db, actor.userId, ATTACHMENT);
  if (used + size > platform.config.uploadQuota) throw new AppError('QUOTA_USED_UP');
  const file = { id, name, size, type };
  const expiresAt = new Date(now.getTime() + WAITS);
  await insertFile(db, { ...file, owner: actor.userId, purpose: ATTACHMENT, expiresAt });
  ctx.audit({ resource: `file/${id}`, after: file });
  return { ...file, url: linkTo(platform, id, new Date(now.getTime() + LINK_LIFE)) };
}
