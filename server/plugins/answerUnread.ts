import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds for which the rest of a body goes by unseen after its request was answered. */
const PATIENCE = 5_000;

/**
 * A hook `onSend` for routes that answer before a body has come. The answer says that the connection ends with it, and goes
 * out whole at once; the connection is closed when the sender is done or our patience is, since a socket that is closed over
 * what nobody read takes the answer along.
 */
export function answerUnread(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (raw.complete || !Buffer.isBuffer(payload)) return Promise.resolve(payload);
  reply.header('connection', 'close').header('content-length', payload.length);
  return Promise.resolve(Readable.from(andThen(payload, () => restOf(raw))));
}

async function* andThen(answer: Buffer, wait: () => Promise<void>): AsyncGenerator<Buffer> {
  yield answer;
  await wait();
}

const restOf = (raw: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    if (raw.destroyed) end();
    else raw.once('end', end).once('close', end).resume();
  });
