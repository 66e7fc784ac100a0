import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** @param {string[]} words */
const run = (...words) =>
  spawnSync(process.execPath, [inRoot('scripts/import-form.mjs'), ...words], { encoding: 'utf8' });

test.each([
  [['form.json', '--wiht=x'], "'--wiht'"],
  [['form.json', '--wiht'], "'--wiht'"],
  [['form.json', '--id'], '--id'],
  [['form.json', '--lang=fr'], 'The report is in en or zh, not in "fr".'],
  [['form.json', 'other.json'], 'Name one file.'],
  [[], 'Name one file.'],
  [['form.json', '--id=../x y'], '"../x y" is no id of a form'],
  [['form.json', '--id='], '"" is no id of a form'],
  [['form.json', '--name='], 'A form has a name of 1 to 100 characters, and not "".'],
  [['form.json', '--name= '], 'A form has a name'],
  [['form.json', `--name=${'x'.repeat(101)}`], 'A form has a name'],
])('%j is refused with 2, and with how it is called', (words, message) => {
  const { status, stderr } = run(...words);
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm run import:form');
  expect(stderr).not.toContain('node:internal');
  expect(status).toBe(2);
});

test('help is given', () => {
  expect(run('--help')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('--lang=en|zh'),
  });
});
