import { createReadStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { AppError } from '../errors/AppError.ts';
import type { ByteRange, FileStorage } from './FileStorage.ts';
import type { S3Settings } from '../config/s3.ts';

/** Milliseconds until a store counts as one that does not answer. */
const CONNECT = 5_000;
const ANSWER = 30_000;
/** A call is made once more where the store was busy or the line broke. */
const TRIES = 2;

/** What goes wrong is thrown too, and logged where it ends. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Files as objects of a bucket, each under its key. */
export function makeS3Storage({ bucket, region, endpoint, key, secret, pathStyle }: S3Settings): FileStorage {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    logger: SILENT,
    requestHandler: { connectionTimeout: CONNECT, requestTimeout: ANSWER },
    // Stores of other makers know no checksums behind a content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  // The driver reads no ranges.
  const get = (Key: string, range?: ByteRange) => {
    const Range = range && `bytes=${String(range.start)}-${String(range.end)}`;
    return client.send(new GetObjectCommand({ Bucket: bucket, Key, ...(Range && { Range }) }));
  };
  return {
    put: (id, content) => answered(disk.put(id, content, { contentLength: content.byteLength })),
    take: async (id, from, size) => {
      await answered(disk.putStream(id, createReadStream(from), { contentLength: size }));
      await unlink(from);
    },
    read: async (id) => {
      const body = (await unlessGone(get(id)))?.Body;
      return body && answered(body.transformToByteArray());
    },
    open: async (id, range) => {
      const body = (await unlessGone(get(id, range)))?.Body;
      if (body !== undefined && !(body instanceof Readable)) throw new AppError('STORAGE_UNAVAILABLE');
      return body;
    },
    remove: (id) => answered(disk.delete(id)),
    close: () => client.destroy(),
  };
}

function ignore(): void {
  // Nothing to do.
}

/** @throws AppError STORAGE_UNAVAILABLE with what the store said, for the log */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new AppError('STORAGE_UNAVAILABLE', { cause });
  }
}

/** What the store answers, or undefined where it says that there is no such object. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  return answered(
    answer.catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }),
  );
}
