import { Worker } from 'node:worker_threads';
import { makeSlots } from '../../limits/slots.ts';
import { JOB_MS } from './judgeTests.ts';
import type { Judged, JobOutcome, TestJob, ThreadMessage } from '../testJob.ts';

/** Milliseconds after which a job is cut off, whatever it is doing: a busy machine gives it less than it may take. */
const PATIENCE_MS = 1.5 * JOB_MS;
/** Milliseconds in which the thread has to be there. */
const START_MS = 60_000;
/** Milliseconds after which a thread that nobody needs goes. */
const IDLE_MS = 60_000;
const MEMORY_MB = 512;
/** Jobs that may wait of those for which a transaction is held open: a fifth of the connections. */
const MOST_HELD = 4;

/**
 * The thread in which tests of pages run, so that no call waits for what designers have written: one for the process, one
 * job at a time. It is started by the first job, and ended where a job takes longer than it may.
 */
export class TestThread {
  private readonly extensions: readonly string[];
  private readonly patience: number;
  private readonly turns = makeSlots(1);
  private held = 0;
  private thread: Promise<Worker> | undefined;
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  /**
   * @param extensions modules of packages, by absolute path
   * @param patience milliseconds after which a job is cut off
   */
  constructor(extensions: readonly string[], patience = PATIENCE_MS) {
    this.extensions = extensions;
    this.patience = patience;
  }

  /**
   * Runs the tests of a job in its turn. What it does not come to is told as such, never taken for passed.
   * @param holds a transaction is open meanwhile: of these only few wait
   * @throws Error for a fault of the product
   */
  async judge(job: TestJob, holds: boolean): Promise<JobOutcome> {
    if (!holds) return this.turns.inTurn(() => this.run(job));
    if (this.held >= MOST_HELD) return { judged: [], unjudged: 'busy' };
    this.held += 1;
    try {
      return await this.turns.inTurn(() => this.run(job));
    } finally {
      this.held -= 1;
    }
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await (await thread?.catch(() => undefined))?.terminate();
  }

  private async run(job: TestJob): Promise<JobOutcome> {
    clearTimeout(this.idle);
    const judged: Judged[] = [];
    const thread = await (this.thread ??= this.start());
    const isDone = await heard(
      thread,
      this.patience,
      (message: ThreadMessage) => {
        if ('at' in message) judged.push(message);
        if ('fault' in message) throw new Error(message.fault);
        return 'done' in message;
      },
      () => thread.postMessage(job),
    ).catch(async (error: unknown) => {
      await this.stop();
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return false;
      throw error;
    });
    if (!isDone) await this.stop();
    else this.idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    const { coming, others } = job;
    return judged.length === coming.length + others.length ? { judged } : { judged, unjudged: 'late' };
  }

  private async start(): Promise<Worker> {
    const worker = new Worker(new URL(CODE, import.meta.url), {
      workerData: { extensions: this.extensions },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: [],
    });
    worker.unref();
    // Whoever waits for it hears of it as well; where nobody does, the next job starts another one.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.worker === worker) this.thread = undefined;
    });
    this.worker = worker;
    try {
      if (await heard(worker, START_MS, (message: ThreadMessage) => 'ready' in message)) return worker;
      throw new Error('The thread of page tests does not start');
    } catch (error) {
      this.thread = undefined;
      await worker.terminate();
      throw error;
    }
  }
}

/** Beside the server's bundle one of its own; where the server runs from its sources these. */
const CODE = import.meta.url.endsWith('.ts') ? './fromSources.worker.mjs' : './judgeThread.js';

/**
 * Listens until a message is the last one.
 * @param isLast throws what ends it
 * @returns whether it came in time
 */
function heard(
  worker: Worker,
  patience: number,
  isLast: (message: ThreadMessage) => boolean,
  begin: () => void = () => undefined,
): Promise<boolean> {
  const ended = new AbortController();
  return new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), patience);
    const listen = (message: ThreadMessage): void => {
      try {
        if (isLast(message)) resolve(true);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    const onExit = (code: number): void => {
      reject(new Error(`The thread of page tests ended with ${String(code)}`));
    };
    worker.on('message', listen).once('error', reject).once('exit', onExit);
    ended.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      worker.off('message', listen).off('error', reject).off('exit', onExit);
    });
    begin();
  }).finally(() => {
    ended.abort();
  });
}
