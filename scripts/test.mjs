import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from './lib/build.mjs';
import { installIfStale } from './lib/install.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { closingLine, readCounts, total, worthRepeating } from './lib/testCounts.mjs';

// npm test [-- [--repeat-failed] [--whole-contract] <what vitest takes>]: every suite, on a fresh clone too. With
// --whole-contract each widget is drawn in each state with all its examples, else with the first. The last line counts the
// tests. With --repeat-failed a file that failed runs once more by itself: where it passes then, its test is unsteady,
// which is told, and does not stop the change that it has nothing to do with.

const REPEAT = '--repeat-failed';
const WHOLE = '--whole-contract';
const taken = process.argv.slice(2).filter((argument) => argument !== REPEAT && argument !== WHOLE);
const contract = process.argv.includes(WHOLE) ? { ATRIUM_CONTRACT: 'whole' } : {};

await installIfStale({ dev: true, embeddedDatabase: !process.env.DATABASE_URL_TEST });
await buildIfStale();

const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-counts-'));
const report = path.join(folder, 'counts.json');
const first = await run(taken);
const repeated = process.argv.includes(REPEAT) ? worthRepeating(first.counts) : [];
const second = repeated.length > 0 ? await run(repeated) : undefined;
rmSync(folder, { recursive: true, force: true });

const counts = total({
  files: { ...first.counts.files, ...second?.counts.files },
  unhandled: first.counts.unhandled + (second?.counts.unhandled ?? 0),
});
if (second?.code === 0) {
  console.log(
    `UNSTEADY ${repeated.length} file(s) failed, and passed by themselves; see the failures above:`,
  );
  for (const file of repeated) console.log(`  ${path.relative(ROOT, file)}`);
}
if (counts.passed === 0 && counts.failed === 0) console.error('ERROR No test ran.');
console.log(closingLine(counts, second?.code === 0 ? repeated.length : 0));
process.exitCode = (second ?? first).code === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1;

/**
 * One run of vitest.
 * @param {readonly string[]} args
 */
async function run(args) {
  rmSync(report, { force: true });
  const vitest = spawn(
    process.execPath,
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      `--reporter=${inRoot('scripts/lib/countingReporter.mjs')}`,
      ...args,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...contract, ATRIUM_TEST_COUNTS: report } },
  );
  /** @type {NodeJS.Signals[]} */
  const endings = ['SIGINT', 'SIGTERM'];
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => vitest.kill(signal);
  for (const signal of endings) process.on(signal, pass);
  const [code] = await once(vitest, 'exit');
  for (const signal of endings) process.off(signal, pass);
  return { code, counts: readCounts(() => readFileSync(report, 'utf8')) };
}
