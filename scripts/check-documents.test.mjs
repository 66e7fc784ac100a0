import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** @param {string[]} words */
const run = (...words) =>
  spawnSync(process.execPath, [inRoot('scripts/check-documents.mjs'), ...words], { encoding: 'utf8' });

test.each([
  [['examples', '--lang=fr'], 'The report is in en or zh, not in "fr".'],
  [['examples', '--wiht=x'], 'There is no option "--wiht=x".'],
  [['examples', '--lang'], 'There is no option "--lang".'],
  [['package.json'], '"package.json" is a file. Name its folder'],
  [['no-such-folder'], 'There is no folder "no-such-folder".'],
  [['examples', 'docs'], 'Name one folder.'],
  [[], 'Name one folder.'],
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

test('help is given', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--lang=en|zh') });
});
