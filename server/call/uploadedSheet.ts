import { AppError, inputError, invalidInput } from '../errors/AppError.ts';
import { findFile } from '../files/repository.ts';
import type { FileEntry } from '../files/repository.ts';
import { contentOf } from '../files/service.ts';
import { takeTry } from '../limits/loginLimit.ts';
import { actorName } from '../session/actor.ts';
import { FILE_CEILING, readSheet, sheetRefusal } from '../sheets/readSheet.ts';
import type { ReadSheet, WantedSheet } from '../sheets/readSheet.ts';
import type { AccessContext } from './definition.ts';

// A sheet that somebody has uploaded and asks to be read.

/** Sheets of one user: ten a minute last. */
const BUCKET = { capacity: 20, drain: 10 / 60 };

type Context = Pick<AccessContext, 'db' | 'platform' | 'actor'>;

/** A file of the caller's own that belongs to no record. @throws AppError INPUT_INVALID, for somebody else's too */
export async function ownSheet({ db, actor }: Context, fileId: string): Promise<FileEntry> {
  const file = await findFile(db, fileId);
  const own = file?.owner === actor.userId ? file : undefined;
  if (own?.record !== null) throw invalidInput(inputError('fileId', 'NOT_FOUND'));
  if (own.size > FILE_CEILING) throw sheetRefusal('SHEET_TOO_LARGE');
  return own;
}

/** Counts a sheet of the caller. @throws AppError TOO_MANY_TRIES */
export async function limitSheets({ platform, actor }: Context): Promise<void> {
  const key = `import ${actorName(actor)}`;
  const retryAfter = await takeTry(platform.db, key, BUCKET, platform.config.rateLimitScale);
  if (retryAfter > 0) throw new AppError('TOO_MANY_TRIES', { retryAfter });
}

/** Reads a file, in whoever's turn it is. @throws AppError INPUT_INVALID where it is no sheet that can be read */
export const readUploaded = async (
  { platform }: Context,
  { id, name }: FileEntry,
  wanted: WantedSheet,
): Promise<ReadSheet> => readSheet(await contentOf(platform, id), name, wanted);
