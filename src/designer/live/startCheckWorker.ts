import type { CheckWorker } from './LiveChecker.ts';

/** Starts the worker that checks documents. */
export const startCheckWorker = (): CheckWorker =>
  new Worker(new URL('check.worker.ts', import.meta.url), { type: 'module', name: 'check' });
