import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** @param {string[]} words */
const run = (...words) =>
  spawnSync(process.execPath, [inRoot('scripts/check-documents.mjs'), ...words], { encoding: 'utf8' });

test.each([
  [['examples', '--lang=fr'], 'The report is in en or zh, not in "fr".'],
  [['examples', '--wiht=x'], 'There is no option "--wiht=x".'],
  [['examples', '--lang'], 'There is no option "--lang".'],
  [['examples/campus/roles.json'], 'There is no document in "examples/campus/roles.json".'],
  [['no-such-folder'], 'There is no folder or file "no-such-folder".'],
  [['examples', 'docs'], 'Name one folder or file.'],
  [[], 'Name one folder or file.'],
  [['docs/images'], 'There is no document below "docs/images".'],
])('%j is refused with 2, and with how it is called', (words, message) => {
  const { status, stderr } = run(...words);
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm run check:documents');
  expect(status).toBe(2);
});

test('a module that is not there ends it with 2, since nothing was checked', () => {
  const { status, stderr } = run('examples', '--with=nowhere.ts');
  expect(stderr).toContain('nowhere.ts');
  expect(status).toBe(2);
});

test('one file is checked against the documents of its set', () => {
  const { status, stdout } = run('examples/campus/forms/leave.json');
  expect(stdout).toContain('1 document: 0 errors, 0 warnings');
  expect(status).toBe(0);
});

test('a file that cannot be read is told of, and the others are checked', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  try {
    symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'gone.json'));
    copyFileSync(inRoot('examples/campus/forms/dormitory.json'), path.join(folder, 'dormitory.json'));
    const { status, stdout } = run(folder, '--lang=zh');
    expect(stdout).toContain('文件不能读取（ENOENT）');
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('help is given', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--lang=en|zh') });
});
