import { spawn } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { inRoot, ROOT } from './lib/paths.mjs';

// npm run test:faults -- [--kills 100] [--seed <number>]: the server is killed over saves, publications and migrations,
// and as often over flows, at points that chance chooses; it says where it was each time. The same seed makes the same calls again.

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string' } },
});

const child = spawn(
  process.execPath,
  [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'server',
    'tests/server/killedServer.test.ts',
    'tests/server/killedFlows.test.ts',
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ATRIUM_KILLS: values.kills,
      ...(values.seed !== undefined && { ATRIUM_SEED: values.seed }),
    },
  },
);
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
