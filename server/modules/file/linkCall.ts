import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { FILE_ID, THUMBNAIL_SIZES } from '../../../src/schemas/wire/file.ts';
import { defineCall } from '../../call/defineCall.ts';
import { AppError } from '../../errors/AppError.ts';
import { maySee } from './maySee.ts';
import { findFile } from '../../files/repository.ts';
import { linkTo } from '../../files/service.ts';
import { mayHaveThumbnail } from '../../files/thumbnails.ts';

/** Long enough to look at a page, short enough not to be passed on. */
const LIFE = 10 * 60 * 1000;

/** A link for who may see a file, or a thumbnail of it. */
export function registerFileLink(app: FastifyInstance): void {
  defineCall(app, {
    service: 'file',
    path: '/link.do',
    action: 'file.link',
    about: 'Makes a link to a file that the caller may see, or to a thumbnail of it.',
    answers: { result: '`{ url, expiresAt }`, good for 10 minutes' },
    codes: ['NOT_FOUND', 'NO_THUMBNAIL'],
    access: 'login',
    inEmbed: 'token',
    inPreview: 'reads',
    param: Type.Object({
      id: Type.String({ pattern: FILE_ID }),
      size: Type.Optional(Type.Enum([...THUMBNAIL_SIZES])),
    }),
    handler: async (ctx) => {
      const { id, size } = ctx.param;
      const file = await findFile(ctx.db, id);
      if (file === undefined || !(await maySee(ctx, file))) throw new AppError('NOT_FOUND');
      if (size !== undefined && !mayHaveThumbnail(file)) throw new AppError('NO_THUMBNAIL');
      const expiresAt = new Date(ctx.now.getTime() + LIFE);
      return {
        result: { url: linkTo(ctx.platform, id, expiresAt, size), expiresAt: expiresAt.toISOString() },
      };
    },
  });
}
