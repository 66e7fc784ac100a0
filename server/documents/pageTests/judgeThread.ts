import { parentPort, workerData } from 'node:worker_threads';
import { loadPackages } from '../vocabulary.ts';
import { judgeTests } from './judgeTests.ts';
import type { TestJob, ThreadMessage } from '../testJob.ts';

// Runs in a thread of its own: see TestThread.ts. Takes jobs, one after the other, and tells of each document as it is done.

const say = (message: ThreadMessage): void => parentPort?.postMessage(message);

/**
 * Milliseconds since now that this thread can have computed for: no more than have passed, and no more than the whole
 * process was given, so that a busy machine fails no test.
 */
function ownTime(): () => number {
  const [passed, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - passed, (user + system) / 1000);
  };
}

const { packages } = await loadPackages((workerData as { extensions: readonly string[] }).extensions);
parentPort?.on('message', (job: TestJob) => {
  try {
    for (const judged of judgeTests(job, packages, ownTime())) say(judged);
    say({ done: true });
  } catch (error) {
    say({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
say({ ready: true });
