import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import { findPath, shorten } from './service.ts';

/** Longest address that is made short. */
const LONGEST = 2_000;

const ShortenParam = Type.Object({ url: Type.String({ minLength: 1, maxLength: LONGEST }) });

/** Short addresses of pages: the built-in interface that makes one, and where it leads. */
export function registerShortLink(app: FastifyInstance): void {
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/util/getShortUrl.htm',
    action: 'shortLink.add',
    about: 'Gives a page of this portal a short address; the same page always the same one.',
    answers: { result: '`{ shortUrl }`' },
    access: 'login',
    writes: true,
    param: ShortenParam,
    handler: async (ctx) => ({ result: await shorten(ctx) }),
  });
  app.get<{ Params: { code: string } }>('/s/:code', async (request, reply) => {
    const path = await findPath(app.platform.db, request.params.code);
    return reply.header('cache-control', 'no-store').redirect(path ?? '/404', 302);
  });
}
