import { spawnSync } from 'node:child_process';
import { baseOfBranch } from './lib/changed.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';

// npm run test:changed [-- <what vitest takes>]: the tests that load a file which the branch changes. The browser's
// journeys, which load none, are left to npm test.

const { status } = spawnSync(
  process.execPath,
  [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--changed',
    baseOfBranch(),
    '--project=!e2e',
    '--passWithNoTests',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
