import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

/** The product as a process of its own, with the embedded database on a folder of the test. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything printed so far, errors too. */
  printed(): string;
  /** Settles when a text is printed, or fails when the process ends before. */
  until(text: string): Promise<void>;
  /** Exit code or signal. */
  readonly ended: Promise<number | string>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

let isBuilt = false;

/** Builds the server where its sources have changed: started from them, each start would compile them for seconds. */
function build(): void {
  if (isBuilt) return;
  const built = spawnSync(process.execPath, ['scripts/build-if-stale.mjs', 'server'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The server cannot be built, so it cannot be started.');
  isBuilt = true;
}

/** Starts the built server with only the given settings beside what a process needs. */
export function startServerProcess(env: Record<string, string>, argv: readonly string[] = []): ServerProcess {
  build();
  const child = spawn(process.execPath, ['dist/server/main.js', ...argv], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting: { text: string; resolve: () => void; reject: (error: Error) => void }[] = [];
  const take = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
    for (const { text, resolve } of waiting) if (output.includes(text)) resolve();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      for (const { text, reject } of waiting) reject(new Error(`Ended without printing ${text}:\n${output}`));
      resolve(code ?? signal ?? 'unknown');
    });
  });
  return {
    child,
    ended,
    printed: () => output,
    until: (text) =>
      new Promise((resolve, reject) => {
        if (output.includes(text)) resolve();
        else if (child.exitCode === null && child.signalCode === null)
          waiting.push({ text, resolve, reject });
        else reject(new Error(`Ended without printing ${text}:\n${output}`));
      }),
  };
}
