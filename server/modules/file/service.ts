import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import { signLink } from './link.ts';
import { findExpired, forgetFile, insertFile } from './repository.ts';
import { storageOf } from './storage.ts';

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

/** Stores a file under an id of its own. The content is on disk before the row that names it is committed. */
export async function storeFile(
  platform: Platform,
  db: Kysely<Database>,
  file: NewFile,
): Promise<StoredFile> {
  const { content, expiresAt, ...entry } = file;
  const id = randomUUID();
  await storageOf(platform).put(id, content);
  await insertFile(db, { ...entry, id, size: content.byteLength, expiresAt });
  return { fileId: id, url: linkTo(platform, id, expiresAt) };
}

/** Removes the content of a file whose row was taken back. */
export async function discardFile(platform: Platform, id: string): Promise<void> {
  await storageOf(platform).delete(id);
}

/** The purpose of files that people upload for their records. */
export const ATTACHMENT = 'attachment';

/** The address that opens a file without a login until the link is over. */
export function linkTo({ secrets, project }: Platform, id: string, expiresAt: Date): string {
  const parameters = new URLSearchParams({ ...signLink(secrets.linkKey, id, expiresAt) });
  return `${project.services.file}/${id}?${parameters.toString()}`;
}

/**
 * Removes files that are over, the content before the row that names it: one that cannot be deleted is tried again, and
 * does not keep the others.
 * @throws AggregateError at the end, of what could not be deleted
 */
export async function removeExpiredFiles(platform: Platform, db: Kysely<Database>): Promise<void> {
  const storage = storageOf(platform);
  const failures: unknown[] = [];
  for (const id of await findExpired(db)) {
    try {
      await storage.delete(id);
      await forgetFile(db, id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Contents of files could not be deleted');
}
