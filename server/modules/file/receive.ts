import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { crumbCounter } from '../../envelope/crumbs.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Platform } from '../../platform/platform.ts';
import { contentType } from './contentType.ts';
import { fileName } from './fileName.ts';

/** A content that has arrived and that no row names yet. */
export interface Received {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type, judged by content. */
  readonly type: string;
}

/** Parts of the envelope; a few hundred bytes each, but for the payload, which an upload hardly has. */
export const ENVELOPE_PARTS = { fields: 8, fieldSize: 64 * 1024, fieldNameSize: 100 };

/** Bytes of a request beside its file, at most. */
export const MOST_BESIDE_FILE = ENVELOPE_PARTS.fields * (ENVELOPE_PARTS.fieldSize + 1024);

/** Milliseconds after which nothing is added any more to what arrives. */
const CUT_OFF = 60 * 60 * 1000;

/** What has arrived, by the object that both the hook and the call's handler see of a request. */
const arrived = new WeakMap<object, Received>();

/**
 * Reads a multipart request that was let in: the envelope's parts become its body, the file goes to the store under an id of
 * its own.
 * @throws AppError FILE_TOO_LARGE, REQUEST_MALFORMED, STORAGE_UNAVAILABLE
 */
export async function receive(platform: Platform, request: FastifyRequest): Promise<void> {
  const envelope: Record<string, unknown> = {};
  cutCrumbs(request);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') await keep(platform, request, part);
      else takeField(envelope, part);
    }
  } catch (error) {
    // What comes behind the fault is parsed no more: it goes by unseen.
    request.raw.unpipe();
    await discard(platform, request);
    throw error instanceof AppError ? error : refusalOf(error);
  }
  request.body = envelope;
}

/** Cuts off who sends a file in crumbs, which the parser would take one by one. */
function cutCrumbs({ raw }: FastifyRequest): void {
  const isCrumbs = crumbCounter();
  raw.on('data', ({ length }: Buffer) => {
    if (isCrumbs(length)) raw.destroy();
  });
}

function takeField(envelope: Record<string, unknown>, part: Exclude<Multipart, MultipartFile>): void {
  const { fieldname, value, valueTruncated, fieldnameTruncated } = part;
  if (valueTruncated || fieldnameTruncated) throw new AppError('BODY_TOO_LARGE');
  if (Object.hasOwn(envelope, fieldname)) throw new AppError('DUPLICATE_KEY');
  Object.defineProperty(envelope, fieldname, { value, enumerable: true });
}

async function keep(platform: Platform, request: FastifyRequest, part: MultipartFile): Promise<void> {
  if (part.fieldname !== 'file' || arrived.has(keyOf(request))) throw new AppError('REQUEST_MALFORMED');
  const id = randomUUID();
  const name = fileName(part.filename);
  const received = { id, name, size: 0, type: '' };
  arrived.set(keyOf(request), received);
  const folder = incoming(platform);
  const place = path.join(folder, id);
  try {
    await mkdir(folder, { recursive: true });
    // The store wants to know a size before it takes a content, and a type is told by a file that is whole.
    await pipeline(part.file, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated) throw new AppError('FILE_TOO_LARGE');
    const size = part.file.bytesRead;
    const type = await contentType(place);
    await platform.files.take(id, place, size);
    arrived.set(keyOf(request), { ...received, size, type });
  } finally {
    await rm(place, { force: true });
  }
}

/** Where contents wait until they are whole. On the disk of the stored files, so that taking one in moves nothing. */
const incoming = ({ config }: Platform): string => path.join(config.dataDir, 'incoming');

/** Removes what is left of uploads that a crash cut off; those under way are younger. */
export async function clearIncoming(platform: Platform): Promise<void> {
  const folder = incoming(platform);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const place = path.join(folder, name);
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > CUT_OFF) await rm(place, { force: true });
  }
}

/** What the parser refuses is the sender's; what the disk refuses is ours. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('FILE_TOO_LARGE', { cause: error });
  const ours = /^E[A-Z]+$/.test(code);
  return ours ? error : new AppError('REQUEST_MALFORMED', { cause: error });
}

const keyOf = (request: FastifyRequest): object => request.params as object;

/** The file of a request, taken out: whoever takes it stores a row that names it, or removes it. */
export function takeReceived(params: object): Received | undefined {
  const received = arrived.get(params);
  arrived.delete(params);
  return received;
}

/** Removes the content of a request that came to nothing. */
export async function discard(platform: Platform, request: FastifyRequest): Promise<void> {
  const received = takeReceived(keyOf(request));
  if (received !== undefined) await platform.files.remove(received.id);
}
