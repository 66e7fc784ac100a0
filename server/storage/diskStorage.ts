import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStorage } from './FileStorage.ts';

/** What the disk answers, or undefined where the file is not there. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Files in a folder, each under its key.
 * @param folder absolute; on the same disk as what is taken in
 */
export function makeDiskStorage(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const pathOf = (key: string): string => path.join(folder, key);
  return {
    put: (key, content) => disk.put(key, content),
    take: async (key, from) => {
      await mkdir(folder, { recursive: true });
      await rename(from, pathOf(key));
    },
    read: (key) => unlessGone(readFile(pathOf(key))),
    open: async (key, range) => {
      const file = await unlessGone(open(pathOf(key)));
      return file?.createReadStream(range);
    },
    remove: (key) => disk.delete(key),
    close: () => undefined,
  };
}
