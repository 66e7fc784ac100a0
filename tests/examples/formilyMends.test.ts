import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formilyMends } from '../../scripts/lib/formilyMends.mjs';

const begin = (packages?: string): void => {
  const { buildStart } = formilyMends(packages);
  if (typeof buildStart === 'function') Reflect.apply(buildStart, undefined, []);
};

test('what is mended of a library is there, and a file that was moved ends the build', () => {
  expect(() => begin()).not.toThrow();
  const packages = mkdtempSync(path.join(tmpdir(), 'mends-'));
  try {
    for (const name of ['@formily/antd-v5', '@formily/antd-v5/node_modules/@formily/grid'])
      for (const kind of ['esm', 'lib']) {
        const from = path.join('node_modules', name, kind);
        if (existsSync(from)) cpSync(from, path.join(packages, name, kind), { recursive: true });
      }
    expect(() => begin(packages)).not.toThrow();
    const sort = path.join(packages, '@formily/antd-v5/esm/__builtins__/sort.js');
    renameSync(sort, sort.replace('sort', 'sorting'));
    expect(() => begin(packages)).toThrow(/sort\.js/);
  } finally {
    rmSync(packages, { recursive: true });
  }
});
