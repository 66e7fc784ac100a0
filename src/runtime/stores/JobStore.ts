import { makeAutoObservable, observable } from 'mobx';
import type { JobSummary, JobView } from '../../schemas/wire/importRows.ts';
import type { ApiClient, CallOptions } from '../data/ApiClient.ts';
import { ApiError } from '../data/ApiError.ts';
import type { KeyValueStore } from './KeyValueStore.ts';

/** A job that runs, as a person is told of it. */
export interface RunningJob {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  readonly total: number;
}

/** A job that ended while nobody waited for it: its result can still be fetched. */
export type EndedJob = Pick<JobSummary, 'jobId' | 'kind' | 'module' | 'title' | 'msg'> & {
  readonly state: 'done' | 'failed';
};

/** Milliseconds between two looks at a job. */
const LOOK_EVERY = 1000;
/** Looks in a row that may find nobody. */
const MOST_SILENT = 10;

/** Where the ids of the jobs are kept that somebody waits for. */
const KEPT = 'jobs';
/** Milliseconds after which the server tells nothing of a job any more, with time for it to run. */
const KEPT_FOR = 60 * 60 * 1000;

/** A job is the person's, not the page's. */
const OUTLIVES: CallOptions = { outlivesRoute: true };

interface JobPorts {
  readonly client: () => ApiClient;
  /** Keeps over a reload which jobs there are; absent: nothing does. */
  readonly storage?: KeyValueStore;
  /** Told of a job that ended while nobody waited for it. */
  readonly onEnd?: (job: EndedJob) => void;
  /** Told of a job that the person cancelled, and that is over now. */
  readonly onCancel?: () => void;
}

/** Work of the server that outlasts a call and a page. */
export class JobStore {
  private readonly running = observable.map<string, RunningJob>({}, { deep: false });
  private readonly over = observable.map<string, EndedJob>({}, { deep: false });
  private readonly ports: JobPorts;

  constructor(ports: JobPorts) {
    this.ports = ports;
    makeAutoObservable<this, 'ports' | 'running' | 'over'>(this, {
      ports: false,
      running: false,
      over: false,
    });
  }

  get jobs(): readonly RunningJob[] {
    return [...this.running.values()];
  }

  /** Jobs whose results nobody has fetched yet. */
  get ended(): readonly EndedJob[] {
    return [...this.over.values()];
  }

  job(id: string): RunningJob | undefined {
    return this.running.get(id);
  }

  /**
   * Follows a job until it has ended.
   * @param kept whether it is found again after a reload
   * @returns its result
   * @throws ApiError with what the server says; `cancelled` where the person cancelled it
   */
  async follow(id: string, title: string, { kept = false } = {}): Promise<unknown> {
    this.note({ id, title, done: 0, total: 0 });
    if (kept) this.keep({ ...this.kept(), [id]: Date.now() });
    try {
      for (;;) {
        const job = await this.look(id);
        if (job.state === 'done') return job.result;
        if (job.state === 'cancelled') {
          if (kept) this.ports.onCancel?.();
          throw new ApiError('cancelled', job.state);
        }
        if (job.state === 'failed') throw new ApiError('refused', job.msg ?? '');
        this.note({ id, title, done: job.done, total: job.total });
        await pause();
      }
    } finally {
      this.forget(id);
    }
  }

  /**
   * Finds the jobs again that ran, or ended, when the page was left. The server is asked only where there were any.
   * @throws ApiError
   */
  async restore(): Promise<void> {
    const kept = this.kept();
    if (Object.keys(kept).length === 0) return;
    const { list } = await this.ports.client().list<JobSummary>('manager', '/job/list.do', {}, OUTLIVES);
    const known = list.filter(({ jobId }) => kept[jobId] !== undefined);
    this.keep(Object.fromEntries(known.map(({ jobId }) => [jobId, kept[jobId] ?? 0])));
    for (const job of known) if (!this.running.has(job.jobId)) void this.resume(job);
  }

  /** Tells of a job that somebody no longer waits for. */
  leave(job: EndedJob): void {
    this.keep({ ...this.kept(), [job.jobId]: Date.now() });
    this.over.set(job.jobId, job);
    this.ports.onEnd?.(job);
  }

  /** The result of a job that is done. @throws ApiError */
  async result(id: string): Promise<unknown> {
    return (await this.look(id)).result;
  }

  /** Tells no more of a job that has ended. */
  dismiss(id: string): void {
    this.over.delete(id);
    this.unkeep(id);
  }

  /** Asks a job to end; `follow` learns of it. @throws ApiError */
  async cancel(id: string): Promise<void> {
    await this.ports.client().call('manager', '/job/cancel.do', { jobId: id }, OUTLIVES);
  }

  /** Forgets whose jobs they were. */
  clear(): void {
    this.over.clear();
  }

  private async resume(job: JobSummary): Promise<void> {
    const { jobId, kind, module, title, state } = job;
    const told = { jobId, kind, module, title };
    if (state === 'cancelled') this.unkeep(jobId);
    else if (state === 'done' || state === 'failed') this.leave({ ...told, state, ...msgOf(job.msg) });
    else {
      try {
        await this.follow(jobId, title, { kept: true });
        this.leave({ ...told, state: 'done' });
      } catch (error) {
        if (error instanceof ApiError && error.failure === 'refused') {
          this.leave({ ...told, state: 'failed', msg: error.message });
        }
      }
    }
  }

  /** A server that cannot be reached for a moment goes on working. */
  private async look(id: string): Promise<JobView> {
    for (let silent = 1; ; silent += 1) {
      try {
        return await this.ports.client().result<JobView>('manager', '/job/get.do', { jobId: id }, OUTLIVES);
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
    this.unkeep(id);
  }

  /** When each job began that is found again. */
  private kept(): Readonly<Record<string, number>> {
    const read = this.ports.storage?.json(KEPT);
    if (typeof read !== 'object' || read === null) return {};
    const fresh = Object.entries(read).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && Date.now() - entry[1] < KEPT_FOR,
    );
    return Object.fromEntries(fresh);
  }

  private keep(jobs: Readonly<Record<string, number>>): void {
    if (Object.keys(jobs).length === 0) this.ports.storage?.remove(KEPT);
    else this.ports.storage?.setJson(KEPT, jobs);
  }

  private unkeep(id: string): void {
    const { [id]: gone, ...others } = this.kept();
    if (gone !== undefined) this.keep(others);
  }
}

const msgOf = (msg: string | undefined): { msg?: string } => (msg === undefined ? {} : { msg });

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_EVERY);
  });
