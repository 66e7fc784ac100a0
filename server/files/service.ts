import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ThumbnailSize } from '../../src/schemas/wire/file.ts';
import { AppError } from '../errors/AppError.ts';
import type { FileServices } from './services.ts';
import { signLink } from './link.ts';
import { findExpired, forgetFile, insertFile } from './repository.ts';
import { allKeys } from './thumbnails.ts';

/** A file to keep for a while. */
export interface NewFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  /** User id. */
  readonly owner: string;
  /** What it was made for, e.g. `export`. */
  readonly purpose: string;
  readonly expiresAt: Date;
}

/** A stored file and the link that opens it without a login until the file is over. */
export interface StoredFile {
  readonly fileId: string;
  readonly url: string;
}

/** Stores a file under an id of its own. The content is kept before the row that names it is committed. */
export async function storeFile(
  platform: FileServices,
  db: Kysely<Database>,
  file: NewFile,
): Promise<StoredFile> {
  const { content, expiresAt, ...entry } = file;
  const id = randomUUID();
  await platform.files.put(id, content);
  await insertFile(db, { ...entry, id, size: content.byteLength, expiresAt });
  return { fileId: id, url: linkTo(platform, id, expiresAt) };
}

/** The content of a file. @throws AppError NOT_FOUND where it is gone */
export async function contentOf({ files }: FileServices, id: string): Promise<Uint8Array> {
  const content = await files.read(id);
  if (content === undefined) throw new AppError('NOT_FOUND');
  return content;
}

/** Removes the content of a file whose row was taken back, and what was made of it. */
export async function discardFile({ files }: FileServices, id: string): Promise<void> {
  for (const key of allKeys(id)) await files.remove(key);
}

/** The purpose of files that people upload for their records. */
export const ATTACHMENT = 'attachment';

/**
 * The address that opens a file without a login until the link is over.
 * @param size of a thumbnail, which is then all that the address opens
 */
export function linkTo(
  { secrets, project }: FileServices,
  id: string,
  expiresAt: Date,
  size?: ThumbnailSize,
): string {
  const parameters = new URLSearchParams({ ...signLink(secrets.linkKey, id, expiresAt, size) });
  return `${project.services.file}/${id}?${parameters.toString()}`;
}

/**
 * Removes files that are over, the content before the row that names it: one that cannot be deleted is tried again, and
 * does not keep the others.
 * @throws AggregateError at the end, of what could not be deleted
 */
export async function removeExpiredFiles(platform: FileServices, db: Kysely<Database>): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await findExpired(db)) {
    try {
      await discardFile(platform, id);
      await forgetFile(db, id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Contents of files could not be deleted');
}
