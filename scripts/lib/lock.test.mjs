import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';

/** No process has this pid: Linux counts to 4,194,304 at most. */
const NOBODY = '99999999';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-lock-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('work of one name takes turns', async () => {
  const events = [];
  const work = (name) => async () => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
  };
  await Promise.all([withLock('build', work('one'), folder), withLock('build', work('other'), folder)]);
  expect(events).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('the lock goes when the work fails', async () => {
  await expect(withLock('build', () => Promise.reject(new Error('no')), folder)).rejects.toThrow('no');
  expect(existsSync(path.join(folder, 'build.lock'))).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  mkdirSync(path.join(folder, 'build.lock'));
  writeFileSync(path.join(folder, 'build.lock', 'pid'), NOBODY);
  const work = vi.fn(() => Promise.resolve());
  await withLock('build', work, folder);
  expect(work).toHaveBeenCalledOnce();
});

test('so is one whose pid went to another process since', async () => {
  mkdirSync(path.join(folder, 'build.lock'));
  writeFileSync(path.join(folder, 'build.lock', 'pid'), `${process.pid} 1`);
  const work = vi.fn(() => Promise.resolve());
  await withLock('build', work, folder);
  expect(work).toHaveBeenCalledOnce();
});

test('so is one whose maker died before it signed', async () => {
  const lock = path.join(folder, 'build.lock');
  mkdirSync(lock);
  utimesSync(lock, 1, 1);
  const work = vi.fn(() => Promise.resolve());
  await withLock('build', work, folder);
  expect(work).toHaveBeenCalledOnce();
});
