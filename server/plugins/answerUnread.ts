import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { crumbCounter } from '../envelope/crumbs.ts';

/** Milliseconds for which the rest of a body goes by unseen after its request was answered. */
const PATIENCE = 5_000;

/**
 * A hook `onSend` for what is answered before its body has come. The answer says that the connection ends with it, and goes
 * out whole at once; the connection is closed when the sender is done or our patience is, since a socket that is closed over
 * what nobody read takes the answer along. Other answers than those of calls do not wait for that.
 */
export function answerUnread(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (raw.complete) return Promise.resolve(payload);
  reply.header('connection', 'close');
  if (!Buffer.isBuffer(payload)) return Promise.resolve(payload);
  reply.header('content-length', payload.length);
  return Promise.resolve(Readable.from(andThen(payload, () => restOf(raw))));
}

async function* andThen(answer: Buffer, wait: () => Promise<void>): AsyncGenerator<Buffer> {
  yield answer;
  await wait();
}

/** Lets the rest of a body go by, until it has come or our patience is over. What comes in crumbs is cut off. */
const restOf = (raw: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    const isCrumbs = crumbCounter();
    const take = ({ length }: Buffer): void => {
      if (isCrumbs(length)) raw.destroy();
    };
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, PATIENCE);
    if (raw.destroyed) end();
    else raw.on('data', take).once('end', end).once('close', end).resume();
  });

/**
 * Ends the connection of a request that was answered before all chunks of its body had come: Node would go on to read them,
 * of which no length says how many there are, and an address that takes none would cost what its sender likes.
 */
export function registerUnreadChunks(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isChunked = request.headers['transfer-encoding'] !== undefined;
    return isChunked ? answerUnread(request, reply, payload) : payload;
  });
}
