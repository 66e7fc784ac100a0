import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { baseOfBranch, changedFiles } from './changed.mjs';

const root = mkdtempSync(path.join(os.tmpdir(), 'atrium-changed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @param {...string} args */
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], { cwd: root });
/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(path.join(root, name), text);

test('tells what a branch adds and changes, committed or not, and nothing that main did since', () => {
  git('init', '-q', '-b', 'main');
  for (const name of ['kept', 'changed', 'gone', 'edited']) write(name, 'before');
  git('add', '.');
  git('commit', '-qm', 'start');
  git('checkout', '-qb', 'work');
  write('changed', 'after');
  rmSync(path.join(root, 'gone'));
  git('commit', '-qam', 'change');
  git('checkout', '-q', 'main');
  write('kept', 'of main');
  git('commit', '-qam', 'meanwhile');
  git('checkout', '-q', 'work');
  write('edited', 'after');
  write('新 file', 'new');
  expect(changedFiles(baseOfBranch(root), root)).toEqual(['changed', 'edited', '新 file']);
});

test('a folder without git is told of', () => {
  expect(() => changedFiles('HEAD', path.dirname(root))).toThrow('git cannot say');
});
