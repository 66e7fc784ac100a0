import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takeCallback } from '../../flow/callback.ts';
import { inSystem } from '../../flow/inSystem.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { loginBuckets, takeTry } from '../../limits/loginLimit.ts';
import { toAppError } from '../../errors/toAppError.ts';

/** Bytes of what the other side answers. */
const LARGEST = 256 * 1024;
const TOKEN = /^[\w-]{20,100}$/;

/**
 * Where the other side of a call of a flow answers, outside of login and envelope: whoever has the token may answer once.
 * An answer of no use is told apart from none at all by nobody: both are 404.
 */
export function registerFlowCallback(app: FastifyInstance): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { db, config } = app.platform;
    const wait = await takeTry(
      db,
      `callback ${addressKey(request.ip)}`,
      loginBuckets.visitor,
      config.rateLimitScale,
    );
    if (wait > 0) return reply.code(429).header('retry-after', String(wait)).send({ ok: false });
    const { token } = request.query as { token?: unknown };
    if (typeof token !== 'string' || !TOKEN.test(token)) return reply.code(404).send({ ok: false });
    try {
      const isTaken = await inSystem(
        { platform: app.platform, log: request.log, id: request.id },
        'flow.callback',
        async (work) => takeCallback(work, token, request.body ?? null),
      );
      return await reply.code(isTaken ? 200 : 404).send({ ok: isTaken });
    } catch (error) {
      const refusal = toAppError(error);
      request.log[refusal.msgState === 9 ? 'error' : 'info'](
        { err: error },
        'the answer to a flow was refused',
      );
      return reply.code(refusal.msgState === 2 ? 400 : 503).send({ ok: false });
    }
  };
  app.get('/api/form/flow/callback.do', answer);
  app.post('/api/form/flow/callback.do', { bodyLimit: LARGEST }, answer);
}
