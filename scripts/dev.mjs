import { spawn } from 'node:child_process';
import { installIfStale } from './lib/install.mjs';
import { endWithNpm } from './lib/npm.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { fail } from './lib/report.mjs';

// npm run dev: Vite serves the portal from its sources and hands every call to the server, which tsx restarts whenever
// one of its files changes.

await installIfStale({ dev: true, embeddedDatabase: !process.env.DATABASE_URL });

const { createServer } = await import('vite');
const vite = await createServer({ root: ROOT, configFile: inRoot('vite.config.ts') });
await vite.listen();
const address = new URL(vite.resolvedUrls?.local[0] ?? fail('Vite listens nowhere.')).origin;

// The one address is Vite's: the server builds its links on it, and says that it is ready there. Its log, which would
// name its own, tells of what went wrong alone.
const server = spawn(
  process.execPath,
  [
    inRoot('node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--include=server/db/**/*.sql',
    'server/main.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { PUBLIC_URL: address, LOG_LEVEL: 'warn', ...process.env, npm_lifecycle_event: undefined },
  },
);

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  server.kill('SIGTERM');
  await vite.close();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
server.once('exit', (code) => {
  process.exitCode = stopping ? 0 : (code ?? 1);
  void stop();
});
endWithNpm();
