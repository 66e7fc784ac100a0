import { existsSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { stampOf } from './stamp.mjs';

/**
 * One program of a check.
 * @typedef {{ check: string, program: string, args: string[] }} Job
 */

/** The names of the checks, as `npm run check:<name>` has them. */
export const CHECKS = ['types', 'lint', 'format', 'unused'];

// What programs remember of the last run; an installation empties it.
const CACHE = 'node_modules/.cache';

const LINTED = /\.(js|mjs|ts|tsx)$/;

/**
 * The programs of the checks, those that take longest first.
 * @param {readonly string[]} names
 * @param {readonly string[]} [files] lint and formatting look at these alone; types and unused code are of the whole
 * @returns {Job[]}
 */
export function jobsOf(names, files) {
  const linted = files?.filter((file) => LINTED.test(file)) ?? ['.'];
  const lint = linted.length > 0 ? [oxlint(linted), eslint(linted)] : [];
  const format = files?.length === 0 ? [] : [prettier(files ?? ['.'])];
  const jobs = [...lint, types('.'), types('scripts'), unused(), ...format];
  return jobs.filter(({ check }) => names.includes(check));
}

/** TypeScript 7; the package `typescript` is the 6 that ESLint's parser needs. @param {string} project @returns {Job} */
const types = (project) => ({
  check: 'types',
  program: 'typescript-7/bin/tsc',
  args: [
    '--noEmit',
    '--incremental',
    `--tsBuildInfoFile`,
    inRoot(CACHE, 'types', `${project === '.' ? 'product' : project}.tsbuildinfo`),
    '-p',
    project,
  ],
});

/** @param {readonly string[]} files @returns {Job} */
const oxlint = (files) => ({
  check: 'lint',
  program: 'oxlint/bin/oxlint',
  args: ['--no-error-on-unmatched-pattern', ...files],
});

/** @param {readonly string[]} files @returns {Job} */
const eslint = (files) => ({
  check: 'lint',
  program: 'eslint/bin/eslint.js',
  args: [
    ...['--max-warnings', '0', '--no-warn-ignored', '--no-error-on-unmatched-pattern'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', eslintCache()],
    ...files,
  ],
});

/**
 * ESLint knows its configuration again, but not the code of our own rules: a cache of other rules is thrown away.
 */
function eslintCache() {
  const rules = {
    name: 'lint',
    inputs: ['eslint.config.js', 'scripts/lint', 'package-lock.json'],
    output: '',
  };
  const file = inRoot(CACHE, 'eslint', `${stampOf(rules).slice(0, 16)}.json`);
  if (!existsSync(file)) rmSync(inRoot(CACHE, 'eslint'), { recursive: true, force: true });
  return file;
}

/** @param {readonly string[]} files @returns {Job} */
const prettier = (files) => ({
  check: 'format',
  program: 'prettier/bin/prettier.cjs',
  args: [
    '--check',
    '--log-level=warn',
    '--ignore-unknown',
    ...['--cache', '--cache-strategy', 'content', '--cache-location', inRoot(CACHE, 'prettier.json')],
    ...files,
  ],
});

/** @returns {Job} */
const unused = () => ({ check: 'unused', program: 'knip/bin/knip.js', args: [] });
