import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampOf } from './stamp.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-stamp-'));
  writeFileSync(path.join(folder, 'a.ts'), 'one');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const stamp = () => stampOf({ name: 'any', inputs: ['.'], output: 'out' }, folder);

test('dates do not count, contents and names do', () => {
  const before = stamp();
  utimesSync(path.join(folder, 'a.ts'), 1, 1);
  expect(stamp()).toBe(before);
  writeFileSync(path.join(folder, 'a.ts'), 'two');
  const changed = stamp();
  expect(changed).not.toBe(before);
  writeFileSync(path.join(folder, 'b.ts'), '');
  expect(stamp()).not.toBe(changed);
});

test('tests are not built, so they do not count', () => {
  const before = stamp();
  writeFileSync(path.join(folder, 'a.test.ts'), 'anything');
  expect(stamp()).toBe(before);
});
