import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Platform } from '../../platform.ts';

const disks = new WeakMap<Platform, Disk>();

const locationOf = (platform: Platform): string => path.join(platform.config.dataDir, 'files');

/**
 * Where stored files live: below the data folder, each under its id. Names that people gave are metadata and never
 * become part of a path.
 */
export function storageOf(platform: Platform): Disk {
  const location = locationOf(platform);
  const disk = disks.get(platform) ?? new Disk(new FSDriver({ location, visibility: 'private' }));
  disks.set(platform, disk);
  return disk;
}

/** Where the content of a stored file lies. @param id checked to be an id: it becomes part of a path */
export const pathOf = (platform: Platform, id: string): string => path.join(locationOf(platform), id);

/**
 * The bytes of a stored file from `start` to `end`, both included; nothing else of it is read.
 * @param id checked to be an id: it becomes part of a path
 */
export function streamPart(platform: Platform, id: string, range: { start: number; end: number }): Readable {
  const { start, end } = range;
  return createReadStream(pathOf(platform, id), { start, end });
}
