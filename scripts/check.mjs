import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { baseOfBranch, changedFiles } from './lib/changed.mjs';
import { CHECKS, jobsOf } from './lib/checks.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { fail } from './lib/report.mjs';

// npm run check [-- <check>...]: types, lint, formatting and unused code, as many at once as there are processors. What
// each prints stands together, under its time. With --changed, the daily loop: types of the whole, which are
// incremental, lint and formatting of the files that the branch changes.

const args = process.argv.slice(2);
const changed = args.includes('--changed');
const named = args.filter((arg) => arg !== '--changed');
const unknown = named.filter((name) => !CHECKS.includes(name));
if (unknown.length > 0) fail(`There is no check ${unknown.join(', ')}; there are ${CHECKS.join(', ')}.`);

const usual = changed ? CHECKS.filter((name) => name !== 'unused') : CHECKS;
const files = changed ? changedFiles(baseOfBranch()) : undefined;
if (files?.length === 0) console.log('Nothing differs from the main branch.');

const jobs = files?.length === 0 ? [] : jobsOf(named.length > 0 ? named : usual, files);
const started = Date.now();
/** @type {string[]} */
const failed = [];
const waiting = [...jobs];
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));

if (failed.length > 0) fail(`Failed: ${[...new Set(failed)].join(', ')} (${secondsSince(started)} s).`);
if (jobs.length > 0) console.log(`All checks passed (${secondsSince(started)} s).`);

/** Takes jobs until there is none left. */
async function work() {
  for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
    const begun = Date.now();
    const { code, output } = await run(job);
    if (code !== 0) failed.push(job.check);
    const name = `${job.check} (${job.program.split('/')[0]})`;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}, ${secondsSince(begun)} s`);
    if (code !== 0) console.log(output.trimEnd());
  }
}

/** @param {import('./lib/checks.mjs').Job} job @returns {Promise<{ code: number, output: string }>} */
function run({ program, args: given }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('node_modules', program), ...given], {
      cwd: ROOT,
      env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {number} time */
function secondsSince(time) {
  return ((Date.now() - time) / 1000).toFixed(1);
}
