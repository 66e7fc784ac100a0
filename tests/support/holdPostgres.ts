import { startEmbeddedPostgres } from '../../server/db/embedded/start.ts';

// A program for tests to kill: holds an embedded PostgreSQL on the folder of its first argument until SIGTERM. Its first
// line on the output is `{ "postmaster": pid }` or `{ "refused": message }`.

const [, , dataDir = ''] = process.argv;

try {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  process.on('SIGTERM', () => void server.stop());
  process.stdout.write(`${JSON.stringify({ postmaster: server.pid })}\n`);
  const keepAlive = setInterval(() => undefined, 1_000);
  await server.exited;
  clearInterval(keepAlive);
} catch (error) {
  process.stdout.write(
    `${JSON.stringify({ refused: error instanceof Error ? error.message : String(error) })}\n`,
  );
}
