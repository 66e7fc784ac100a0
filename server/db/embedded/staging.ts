import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { makeLinks } from './packaged.ts';
import type { PackagedPostgres } from './packaged.ts';

/** Build-time parts that no running server reads. */
const LEFT_OUT = new Set(['pgxs', 'pkgconfig', 'include']);

/**
 * Puts the programs where another user can reach them: hard links where the file system and the modes allow it (no
 * space taken), else copies. The folder appears complete or not at all, by rename.
 *
 * @param to the folder to appear; left alone where another start was quicker
 */
export function stagePrograms(packaged: PackagedPostgres, to: string): void {
  const unfinished = `${to}.new-${String(process.pid)}`;
  copyFolder(packaged.root, unfinished, 'native');
  makeLinks(unfinished, packaged);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (statSync(to, { throwIfNoEntry: false }) === undefined) throw error;
  }
}

function copyFolder(root: string, to: string, relative: string): void {
  const target = path.join(to, relative);
  mkdirSync(target, { recursive: true });
  chmodSync(target, 0o755); // the umask of this process must not decide who reaches the programs
  for (const entry of readdirSync(path.join(root, relative), { withFileTypes: true })) {
    const inside = path.join(relative, entry.name);
    if (entry.isDirectory()) {
      if (!LEFT_OUT.has(entry.name)) copyFolder(root, to, inside);
    } else if (entry.isFile() && !entry.name.endsWith('.a')) {
      placeFile(path.join(root, inside), path.join(to, inside), relative.endsWith('bin') ? 0o755 : 0o644);
    }
  }
}

function placeFile(from: string, to: string, mode: number): void {
  if ((statSync(from).mode & mode) === mode && linked(from, to)) return;
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  chmodSync(to, mode);
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false; // another file system, or links are protected: the caller copies
  }
}

/** Whether a folder is ours alone: programs are never run from where another user could have put them. */
export function isOurs(folder: string): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

/** Whether a user may walk down to a folder, by mode bits alone; running a program there has the last word. */
export function canReach(folder: string, uid: number): boolean {
  const { mode, uid: owner } = statSync(folder);
  const open = (mode & 0o001) !== 0 || (owner === uid && (mode & 0o100) !== 0);
  const parent = path.dirname(folder);
  return open && (parent === folder || canReach(parent, uid));
}
