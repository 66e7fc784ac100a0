import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from './lib/build.mjs';
import { installIfStale } from './lib/install.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { closingLine, readCounts } from './lib/testCounts.mjs';

// npm test [-- <what vitest takes>]: every suite, on a fresh clone too. The last line counts the tests.

await installIfStale({ dev: true, embeddedDatabase: !process.env.DATABASE_URL_TEST });
await buildIfStale();

const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-counts-'));
const report = path.join(folder, 'counts.json');
const vitest = spawn(
  process.execPath,
  [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    `--reporter=${inRoot('scripts/lib/countingReporter.mjs')}`,
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ATRIUM_TEST_COUNTS: report } },
);
/** @type {NodeJS.Signals[]} */
const endings = ['SIGINT', 'SIGTERM'];
for (const signal of endings) process.on(signal, () => vitest.kill(signal));
const [code] = await once(vitest, 'exit');
const counts = readCounts(() => readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true, force: true });

if (counts.passed === 0 && counts.failed === 0) console.error('ERROR No test ran.');
console.log(closingLine(counts));
process.exitCode = code === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1;
