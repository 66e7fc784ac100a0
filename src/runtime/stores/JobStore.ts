import { makeAutoObservable, observable } from 'mobx';
import type { JobView } from '../../schemas/wire/importRows.ts';
import type { ApiClient, CallOptions } from '../data/ApiClient.ts';
import { ApiError } from '../data/ApiError.ts';

/** A job that runs, as a person is told of it. */
export interface RunningJob {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  readonly total: number;
}

/** Milliseconds between two looks at a job. */
const LOOK_EVERY = 1000;
/** Looks in a row that may find nobody. */
const MOST_SILENT = 10;

/** A job is the person's, not the page's. */
const OUTLIVES: CallOptions = { outlivesRoute: true };

/** Work of the server that outlasts a call and a page. */
export class JobStore {
  private readonly running = observable.map<string, RunningJob>({}, { deep: false });
  private readonly client: () => ApiClient;

  constructor(client: () => ApiClient) {
    this.client = client;
    makeAutoObservable<this, 'client' | 'running'>(this, { client: false, running: false });
  }

  get jobs(): readonly RunningJob[] {
    return [...this.running.values()];
  }

  job(id: string): RunningJob | undefined {
    return this.running.get(id);
  }

  /**
   * Follows a job until it has ended.
   * @returns its result
   * @throws ApiError with what the server says; `cancelled` where the person cancelled it
   */
  async follow(id: string, title: string): Promise<unknown> {
    this.note({ id, title, done: 0, total: 0 });
    try {
      for (;;) {
        const job = await this.look(id);
        if (job.state === 'done') return job.result;
        if (job.state === 'cancelled') throw new ApiError('cancelled', job.state);
        if (job.state === 'failed') throw new ApiError('refused', job.msg ?? '');
        this.note({ id, title, done: job.done, total: job.total });
        await pause();
      }
    } finally {
      this.forget(id);
    }
  }

  /** Asks a job to end; `follow` learns of it. @throws ApiError */
  async cancel(id: string): Promise<void> {
    await this.client().call('manager', '/job/cancel.do', { jobId: id }, OUTLIVES);
  }

  /** A server that cannot be reached for a moment goes on working. */
  private async look(id: string): Promise<JobView> {
    for (let silent = 1; ; silent += 1) {
      try {
        return await this.client().result<JobView>('manager', '/job/get.do', { jobId: id }, OUTLIVES);
      } catch (error) {
        const away = error instanceof ApiError && ['network', 'timeout'].includes(error.failure);
        if (!away || silent >= MOST_SILENT) throw error;
        await pause();
      }
    }
  }

  private note(job: RunningJob): void {
    this.running.set(job.id, job);
  }

  private forget(id: string): void {
    this.running.delete(id);
  }
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_EVERY);
  });
