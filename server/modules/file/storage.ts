import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Platform } from '../../platform.ts';

const disks = new WeakMap<Platform, Disk>();

/**
 * Where stored files live: below the data folder, each under its id. Names that people gave are metadata and never
 * become part of a path.
 */
export function storageOf(platform: Platform): Disk {
  const location = path.join(platform.config.dataDir, 'files');
  const disk = disks.get(platform) ?? new Disk(new FSDriver({ location, visibility: 'private' }));
  disks.set(platform, disk);
  return disk;
}
