import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPackaged } from './packaged.ts';
import { findPrograms } from './programs.ts';
import { run } from './processes.ts';
import { canReach, isOurs } from './staging.ts';

let folder = '';
let messages: string[] = [];
const log = (message: string) => messages.push(message);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-programs-'));
  chmodSync(folder, 0o755);
  messages = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A package whose programs nobody can start, as under a parent folder that the account may not enter. */
function unusable(): { root: string; version: string } {
  const { root: installed, version } = findPackaged();
  const root = path.join(folder, 'package');
  cpSync(installed, root, { recursive: true, verbatimSymlinks: true, mode: 0 });
  chmodSync(path.join(root, 'native', 'bin', 'postgres'), 0o600);
  return { root, version };
}

const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

test('the programs of node_modules are used where they work', async () => {
  const packaged = findPackaged();
  const programs = await findPrograms({ packaged, account, stagingFolders: [], log });
  expect(programs('initdb').startsWith(packaged.root)).toBe(true);
});

test('where they do not, they are staged once, complete and with modes that let the account in', async () => {
  const packaged = unusable();
  const base = path.join(folder, 'runtime');
  const search = { packaged, account, stagingFolders: [base], log };
  const programs = await findPrograms(search);
  expect(programs('postgres')).toBe(
    path.join(base, `postgres-${packaged.version}`, 'native', 'bin', 'postgres'),
  );
  expect((await run(programs('initdb'), ['--version'], { ...account, cwd: '/', env: {} })).output).toContain(
    '18.',
  );
  expect(messages).toHaveLength(1);
  expect(await findPrograms(search)).toBeTypeOf('function');
  expect(readdirSync(base)).toEqual([`postgres-${packaged.version}`]);
});

test('a folder that others can write to is never used', async () => {
  const open = path.join(folder, 'open');
  mkdirSync(open);
  chmodSync(open, 0o777);
  const search = { packaged: unusable(), account, stagingFolders: [open], log };
  await expect(findPrograms(search)).rejects.toThrow(/cannot run here as uid \d+: .*Set DATABASE_URL/);
  expect(readdirSync(open)).toEqual([]);
});

test('a folder that cannot be made is passed over with its reason', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const base = path.join(folder, 'runtime');
  await findPrograms({
    packaged: unusable(),
    account,
    stagingFolders: [path.join(file, 'below'), base],
    log,
  });
  expect(messages[0]).toContain('cannot be used');
  expect(existsSync(base)).toBe(true);
});

test('reach follows the mode bits of every parent', () => {
  const inner = path.join(folder, 'outer', 'inner');
  mkdirSync(inner, { recursive: true });
  expect(canReach(inner, 4_000_000)).toBe(true);
  chmodSync(path.join(folder, 'outer'), 0o700);
  expect(canReach(inner, 4_000_000)).toBe(false);
  expect(canReach(inner, process.getuid?.() ?? 0)).toBe(true);
  expect(isOurs(inner)).toBe(true);
});
