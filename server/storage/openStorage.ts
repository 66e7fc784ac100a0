import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ServerConfig } from '../config/config.ts';
import { ConfigError } from '../config/environment.ts';
import { makeDiskStorage } from './diskStorage.ts';
import type { FileStorage } from './FileStorage.ts';

/**
 * Opens the store of files: the bucket that is configured, else the data folder. A bucket is written to, read and
 * emptied once, so that a wrong key is found at the start and not by the first person who uploads something.
 * @throws ConfigError where the bucket cannot be used
 */
export async function openStorage({
  s3,
  dataDir,
}: Pick<ServerConfig, 's3' | 'dataDir'>): Promise<FileStorage> {
  if (s3 === undefined) return makeDiskStorage(path.join(dataDir, 'files'));
  // Loaded only where it is used.
  const { makeS3Storage } = await import('./s3Storage.ts');
  const storage = makeS3Storage(s3);
  try {
    await tryOut(storage);
    return storage;
  } catch (cause) {
    storage.close();
    const why = reasonOf(cause);
    const where = s3.endpoint ?? `Amazon S3 (${s3.region})`;
    throw new ConfigError(`S3_BUCKET ${s3.bucket} at ${where} cannot be used: ${why}.`, { cause });
  }
}

async function tryOut(storage: FileStorage): Promise<void> {
  const key = `check-${randomUUID()}`;
  await storage.put(key, Buffer.from(key));
  const got = await storage.read(key);
  await storage.remove(key);
  if (got === undefined || Buffer.from(got).toString() !== key)
    throw new Error('it does not keep what it is given');
}

/** The innermost reason: what the store itself, or the network, said. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error.message === '' ? error.name : error.message.replace(/\.$/, '');
}
