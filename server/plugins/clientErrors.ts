import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';

const HEAD_TOO_LONG = 431;

/** How long such a connection lasts, whatever else it sends. */
const PATIENCE_MS = 5_000;

const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: HEAD_TOO_LONG,
};

/**
 * Answers what never became a request. An address that is longer than the server reads is the browser's to read, since
 * a list keeps its filter there: it gets the portal's entry page, as for every other address that a person may open.
 */
export async function answerClientError(
  app: FastifyInstance,
  error: ConnectionError,
  socket: Socket,
): Promise<void> {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  app.log.trace({ err: error }, 'no request');
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const status = STATUS_BY_ERROR[error.code] ?? 400;
  const answer = status === HEAD_TOO_LONG ? await entryPage(app) : { lines: [], body: Buffer.alloc(0) };
  const head = [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    ...answer.lines,
    `content-length: ${String(answer.body.length)}`,
    'connection: close',
  ];
  // What was not read yet goes by unseen: a socket that is closed over it takes the answer along.
  socket.resume();
  setTimeout(() => socket.destroy(), PATIENCE_MS).unref();
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), answer.body]));
}

async function entryPage(app: FastifyInstance): Promise<{ lines: readonly string[]; body: Buffer }> {
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  const lines = Object.entries(headers)
    .filter(([name]) => !['connection', 'content-length', 'transfer-encoding'].includes(name))
    .map(([name, value]) => `${name}: ${String(value)}`);
  return { lines, body: rawPayload };
}
