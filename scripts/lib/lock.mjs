import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot } from './paths.mjs';

/** A lock without a name in it is being made; after this long its maker has died in between. */
const UNSIGNED_MS = 10_000;

/**
 * Runs `work` while no other process of this repository does work of the same name. The lock is a folder, which only
 * one process can make, with its maker's pid in it; that of a dead process is taken over.
 *
 * @param {string} name
 * @param {() => Promise<void>} work
 * @param {string} [folder] where the locks stand
 */
export async function withLock(name, work, folder = inRoot('.cache')) {
  const lock = path.join(folder, `${name}.lock`);
  mkdirSync(folder, { recursive: true });
  let told = false;
  while (!make(lock)) {
    const holder = holderOf(lock);
    if (holder === 'dead') {
      discard(lock);
      continue;
    }
    if (!told && holder !== 'unknown') console.log(`Waiting: process ${holder} is busy with the ${name}.`);
    told ||= holder !== 'unknown';
    await delay(100);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {string} lock */
function make(lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
  writeFileSync(path.join(lock, 'pid'), `${process.pid} ${bornAt(process.pid) ?? ''}`);
  return true;
}

/** @param {string} lock @returns {number | 'dead' | 'unknown'} */
function holderOf(lock) {
  try {
    const [pid = '', born = ''] = readFileSync(path.join(lock, 'pid'), 'utf8').split(' ');
    if (Number(pid) > 0)
      return isAlive(Number(pid)) && (bornAt(Number(pid)) ?? '') === born ? Number(pid) : 'dead';
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  const made = statSync(lock, { throwIfNoEntry: false });
  return made !== undefined && Date.now() - made.mtimeMs > UNSIGNED_MS ? 'dead' : 'unknown';
}

/** By rename, so that of several that found the same dead lock only one removes it. @param {string} lock */
function discard(lock) {
  const aside = `${lock}.dead-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/**
 * When a process started, where /proc tells: a pid that went to another process since is not its maker. Undefined for a
 * zombie, which nobody may ever collect.
 * @param {number} pid
 */
function bornAt(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined; // no such process, or a system without /proc: the pid alone has to do
  }
}

/** @param {unknown} error @param {string} code */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
