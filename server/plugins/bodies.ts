import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowedBody, declaredLength } from '../call/bodySize.ts';
import { parseUrlEncoded } from '../envelope/envelope.ts';
import { decodeUtf8, parseJson } from '../envelope/guard.ts';
import { receiveBody } from '../envelope/receiveBody.ts';
import { AppError } from '../errors/AppError.ts';
import { addressKey } from '../limits/addressKey.ts';
import { bodySizes, ENVELOPE_VALUES } from '../limits/bodySizes.ts';
import type { Platform } from '../platform/platform.ts';

/** Seconds after which who sends too many bodies at once may come again. */
const LATER = 1;

/**
 * The only two content types of calls. Bytes are checked (UTF-8, nesting, keys, texts) before anything else sees them;
 * Fastify's own JSON parser, which accepts a million levels and invalid UTF-8, is gone. How much of a body is received
 * is decided before it is.
 */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = (type: string, read: (text: string) => unknown): void => {
    app.addContentTypeParser(type, async (request: FastifyRequest, stream: IncomingMessage) =>
      read(decodeUtf8(await receive(app.platform, request, stream))),
    );
  };
  parse('application/json', (text) => parseJson(text, ENVELOPE_VALUES));
  parse('application/x-www-form-urlencoded', (text) => parseUrlEncoded(text, ENVELOPE_VALUES));
}

/** @throws AppError TOO_MANY_TRIES, BODY_TOO_LARGE, BODY_INCOMPLETE */
async function receive(
  platform: Platform,
  request: FastifyRequest,
  stream: IncomingMessage,
): Promise<Buffer> {
  const { bodies, largeBodies } = platform.limits;
  const giveBack = taken(bodies.take(addressKey(request.ip)));
  try {
    const { bytes, userId = '' } = await allowedBody(platform, request);
    const giveBackLarge = bytes > bodySizes.open.bytes ? taken(largeBodies.take(userId)) : undefined;
    try {
      return await receiveBody(stream, declaredLength(request), bytes);
    } finally {
      giveBackLarge?.();
    }
  } finally {
    giveBack();
  }
}

function taken(slot: (() => void) | undefined): () => void {
  if (slot === undefined) throw new AppError('TOO_MANY_TRIES', { retryAfter: LATER });
  return slot;
}
