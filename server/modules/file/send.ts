import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noBody } from '../../call/noBody.ts';
import { AppError } from '../../errors/AppError.ts';
import type { ByteRange } from '../../storage/FileStorage.ts';
import { isKnown, isStillGood } from './etag.ts';
import { readRange } from './range.ts';

/** What is sent: a file or a thumbnail of it. */
export interface Sendable {
  /** Of this very content, in quotes: a content never changes under its id. */
  readonly etag: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** The content or a range of it; undefined where it is gone. */
  open(range?: ByteRange): Promise<Readable | Uint8Array | undefined>;
}

/** The name for a header: ASCII for old clients, the name itself beside it (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * A file is always a download, of the type that was noted, and nothing in it runs or loads anything. Who holds a part of
 * it may ask for the rest (`Range` with `If-Range`); who holds all of it is told so (`If-None-Match`).
 * @throws AppError NOT_FOUND where the content is gone
 */
export async function send(
  content: Sendable,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { etag, size } = content;
  const own = {
    etag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  };
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).headers(own).send();
  const range = isStillGood(headers['if-range'], etag) ? readRange(headers.range, size) : undefined;
  if (range === 'unfit') {
    return reply
      .code(416)
      .headers({ ...own, 'content-range': `bytes */${String(size)}` })
      .send();
  }
  // Who asks for the head alone reads no content: none is opened.
  const body = method === 'HEAD' ? noBody() : await content.open(range);
  if (body === undefined) throw new AppError('NOT_FOUND');
  reply
    .headers(own)
    .header('content-type', content.type)
    .header('content-disposition', disposition(content.name));
  if (range === undefined) return reply.header('content-length', size).send(body);
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${String(start)}-${String(end)}/${String(size)}`)
    .header('content-length', end - start + 1)
    .send(body);
}
