import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { FILE_ID } from '../../../src/schemas/wire/file.ts';
import { defineCall } from '../../call/defineCall.ts';
import type { AccessContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { readsFile } from '../formModule/files.ts';
import { findFile } from './repository.ts';
import { linkTo } from './service.ts';

/** Long enough to look at a page, short enough not to be passed on. */
const LIFE = 10 * 60 * 1000;

/** A link for who may see a file: its owner, and whoever may read the record that names it (wire contract, section 8). */
export function registerFileLink(app: FastifyInstance): void {
  defineCall(app, {
    service: 'file',
    path: '/link.do',
    action: 'file.link',
    access: 'login',
    param: Type.Object({ id: Type.String({ pattern: FILE_ID }) }),
    handler: async (ctx) => {
      const { id } = ctx.param;
      if (!(await maySee(ctx, id))) throw new AppError('NOT_FOUND');
      const expiresAt = new Date(ctx.now.getTime() + LIFE);
      return { result: { url: linkTo(ctx.platform, id, expiresAt), expiresAt: expiresAt.toISOString() } };
    },
  });
}

async function maySee(ctx: AccessContext, id: string): Promise<boolean> {
  const file = await findFile(ctx.db, id);
  if (file === undefined) return false;
  if (file.owner === ctx.actor.userId) return true;
  return file.record !== null && (await readsFile(ctx, file.record, id));
}
