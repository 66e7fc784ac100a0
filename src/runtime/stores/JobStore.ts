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
/** Where the ids of requests are kept that have no answer yet, and may become jobs. */
const ASKED = 'jobsAsked';
/** Looks for the job of such a request: a sheet is read before its job is added. */
const MOST_ASKED = 20;
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
  /** Goes up with each session. */
  private turn = 0;

  constructor(ports: JobPorts) {
    this.ports = ports;
    makeAutoObservable<this, 'ports' | 'running' | 'over' | 'turn'>(this, {
      ports: false,
      turn: false,
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
   * Asks for what may become a job: where the page is left before the answer is there, `restore` finds the job.
   * @param requestId what the call sends as its own id
   * @throws ApiError
   */
  async asking<T>(requestId: string, ask: () => Promise<T>): Promise<T> {
    this.setTimes(ASKED, { ...this.times(ASKED), [requestId]: Date.now() });
    try {
      const answer = await ask();
      this.unkeep(requestId, ASKED);
      return answer;
    } catch (error) {
      // Without an answer the server may be at it all the same.
      if (error instanceof ApiError && error.failure === 'refused') this.unkeep(requestId, ASKED);
      throw error;
    }
  }

  /**
   * Finds the jobs again that ran, or ended, when the page was left. The server is asked only where there were any.
   * @throws ApiError
   */
  async restore(): Promise<void> {
    const turn = this.turn;
    const kept = this.kept();
    const asked = Object.keys(this.times(ASKED));
    if (Object.keys(kept).length + asked.length === 0) return;
    const list = await this.list();
    const known = list.filter(({ jobId }) => kept[jobId] !== undefined);
    this.keep(Object.fromEntries(known.map(({ jobId }) => [jobId, kept[jobId] ?? 0])));
    for (const job of known) if (!this.running.has(job.jobId)) void this.resume(job);
    await this.findAsked(asked, list, turn);
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
    this.turn += 1;
    this.over.clear();
  }

  /** Looks for the jobs of requests that the page was left over, which may be added only now. */
  private async findAsked(
    asked: readonly string[],
    first: readonly JobSummary[],
    turn: number,
  ): Promise<void> {
    let left = asked;
    let list = first;
    for (let look = 1; left.length > 0 && turn === this.turn; look += 1) {
      for (const job of list) {
        const { requestId, jobId } = job;
        if (requestId === undefined || !left.includes(requestId)) continue;
        left = left.filter((each) => each !== requestId);
        this.keep({ ...this.kept(), [jobId]: Date.now() });
        this.unkeep(requestId, ASKED);
        if (!this.running.has(jobId)) void this.resume(job);
      }
      if (left.length === 0) return;
      if (look === MOST_ASKED) {
        // It was done without a job, or never.
        for (const requestId of left) this.unkeep(requestId, ASKED);
        return;
      }
      await pause();
      if (turn === this.turn) list = await this.list();
    }
  }

  private async list(): Promise<readonly JobSummary[]> {
    return (await this.ports.client().list<JobSummary>('manager', '/job/list.do', {}, OUTLIVES)).list;
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
    return this.times(KEPT);
  }

  private keep(jobs: Readonly<Record<string, number>>): void {
    this.setTimes(KEPT, jobs);
  }

  private unkeep(id: string, key = KEPT): void {
    const { [id]: gone, ...others } = this.times(key);
    if (gone !== undefined) this.setTimes(key, others);
  }

  /** Ids with their times, as far as they are of use still. */
  private times(key: string): Readonly<Record<string, number>> {
    const read = this.ports.storage?.json(key);
    if (typeof read !== 'object' || read === null) return {};
    const fresh = Object.entries(read).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && Date.now() - entry[1] < KEPT_FOR,
    );
    return Object.fromEntries(fresh);
  }

  private setTimes(key: string, times: Readonly<Record<string, number>>): void {
    if (Object.keys(times).length === 0) this.ports.storage?.remove(key);
    else this.ports.storage?.setJson(key, times);
  }
}

const msgOf = (msg: string | undefined): { msg?: string } => (msg === undefined ? {} : { msg });

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_EVERY);
  });
