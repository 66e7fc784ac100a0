import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, expect, test } from 'vitest';
import { inRoot, ROOT } from '../lib/paths.mjs';
import { BREAKS } from './fixtures/breaks.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Rules that a text of its own cannot show: one asks for 300 lines, one for a place in the tree.
const ELSEWHERE = ['max-lines', 'import/no-default-export'];

test('every rule of oxlint refuses what it is for', async () => {
  const found = await findings();
  const silent = Object.keys(BREAKS).filter((rule) => !found.get(folderOf(rule))?.has(bare(rule)));
  expect(silent).toEqual([]);
  const untried = rulesOn().filter((rule) => !(rule in BREAKS) && !ELSEWHERE.includes(rule));
  expect(untried).toEqual([]);
});

test('a comment that switches a rule off is itself refused', async () => {
  const eslint = new ESLint({ cwd: ROOT });
  const texts = ['/* oxlint-disable */', '// oxlint-disable-next-line no-var', '/* eslint-disable */'];
  for (const text of texts) {
    const [result] = await eslint.lintText(`${text}\nexport const x = 1;\n`, { filePath: 'src/x.ts' });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('atrium/no-directives');
  }
});

/** Rules as they are named in findings: without the plugin. @param {string} rule */
const bare = (rule) => rule.replace(/^\w+\//, '');

/** @param {string} rule */
const folderOf = (rule) => rule.replace('/', '-');

/** Names of all rules that are on for a TypeScript file. @returns {string[]} */
function rulesOn() {
  const text = readFileSync(inRoot('.oxlintrc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  /** @type {{ rules: object, overrides: { rules: Record<string, unknown> }[] }} */
  const { rules, overrides } = JSON.parse(text);
  const added = overrides.flatMap((entry) => Object.entries(entry.rules).filter(([, how]) => how !== 'off'));
  return [...new Set([...Object.keys(rules), ...added.map(([name]) => name)])];
}

/** Lints every text in a folder of its own. @returns {Promise<Map<string, Set<string>>>} folder → rules that refuse it */
async function findings() {
  const { compilerOptions } = JSON.parse(readFileSync(inRoot('tsconfig.json'), 'utf8'));
  const options = { ...compilerOptions, types: [], paths: {} };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  for (const [rule, text] of Object.entries(BREAKS)) {
    const own = path.join(folder, folderOf(rule));
    mkdirSync(own);
    const name =
      rule === 'import/no-self-import' ? 'self.ts' : rule.startsWith('react/') ? 'first.tsx' : 'first.ts';
    writeFileSync(path.join(own, name), `${text}\n`);
    if (rule === 'import/no-cycle')
      writeFileSync(
        path.join(own, 'second.ts'),
        "import { f } from './first.ts';\nexport const g = () => f;\n",
      );
  }
  const args = [
    inRoot('node_modules/oxlint/bin/oxlint'),
    '-c',
    inRoot('.oxlintrc.json'),
    '-f',
    'json',
    folder,
  ];
  /** @type {string} */
  const output = await new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 2 ** 20 }, (_error, text) =>
      resolve(text),
    );
  });
  /** @type {{ diagnostics: { code: string, filename: string }[] }} */
  const { diagnostics } = JSON.parse(output);
  const found = new Map();
  for (const { code, filename } of diagnostics) {
    const own = path.basename(path.dirname(path.resolve(folder, filename)));
    found.set(own, (found.get(own) ?? new Set()).add(/\(([\w-]+)\)$/.exec(code)?.[1]));
  }
  return found;
}
