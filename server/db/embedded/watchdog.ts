import { spawn } from 'node:child_process';
import type { Account } from './account.ts';
import { programEnvironment } from './layout.ts';

/**
 * Stops the postmaster when this process dies, however it dies: a shell of its own session reads from a pipe that
 * only this process holds. The end of the pipe without a word means death; a line means an orderly end.
 *
 * @param exited settles when the postmaster has ended
 */
export function watch(postmaster: number, exited: Promise<unknown>, account: Account | undefined): void {
  if (process.platform === 'win32') return;
  const dog = spawn('/bin/sh', ['-c', 'read -r word || kill -INT "$0"', String(postmaster)], {
    ...account,
    env: programEnvironment(),
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Its absence costs only the stop on a crash, which the next start makes good.
  dog.on('error', () => undefined);
  dog.stdin.on('error', () => undefined);
  dog.unref();
  void exited.then(() => dog.stdin.end('ended\n'));
}
