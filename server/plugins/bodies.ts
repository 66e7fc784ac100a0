import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseUrlEncoded } from '../envelope/envelope.ts';
import { decodeUtf8, parseJson } from '../envelope/guard.ts';

/** Largest body of a call, in bytes: a document of 1 MiB, escaped as text inside the envelope. */
export const BODY_LIMIT = 4 * 1024 * 1024;

/**
 * The only two content types of calls. Bytes are checked (UTF-8, nesting, keys, texts) before anything else sees them;
 * Fastify's own JSON parser, which accepts a million levels and invalid UTF-8, is gone.
 */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = (type: string, read: (text: string) => unknown): void => {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request: FastifyRequest, body: Buffer, done) => {
      try {
        done(null, read(decodeUtf8(body)));
      } catch (error) {
        done(error as Error);
      }
    });
  };
  parse('application/json', parseJson);
  parse('application/x-www-form-urlencoded', parseUrlEncoded);
}
