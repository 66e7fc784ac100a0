import { makeAutoObservable, observableRef } from 'mobx';

/** `skipped`: its own chain was stopped, as by a refused question; `waiting`: its turn has not come. */
export type BulkState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

/** What became of one element. */
export interface BulkRow {
  readonly item: unknown;
  /** What a person calls the element. */
  readonly label: string;
  readonly state: BulkState;
  /** Why it failed; empty otherwise. */
  readonly message: string;
  readonly result: unknown;
  /** It failed for good: what is gone cannot be worked on again. */
  readonly final?: boolean;
}

type Outcome = Pick<BulkRow, 'state' | 'message' | 'result' | 'final'>;

/** What becomes of one element when its turn has come; never throws. */
export type BulkWork = (item: unknown, index: number) => Promise<Outcome>;

const mayRetry = ({ state, final }: BulkRow): boolean => state === 'failed' && final !== true;

/** One action on many elements, one after the other, with a result for each. */
export class BulkRun {
  readonly title: string;
  rows: readonly BulkRow[];
  running = false;
  private stopping = false;
  private readonly work: BulkWork;

  constructor(title: string, items: readonly { item: unknown; label: string }[], work: BulkWork) {
    this.title = title;
    this.rows = items.map((each) => ({ ...each, state: 'waiting', message: '', result: null }));
    this.work = work;
    makeAutoObservable<this, 'work' | 'stopping'>(
      this,
      { title: false, rows: observableRef, work: false, stopping: false },
      { autoBind: true },
    );
  }

  count(...states: readonly BulkState[]): number {
    return this.rows.filter(({ state }) => states.includes(state)).length;
  }

  /** Works on what waits. */
  async run(): Promise<void> {
    if (this.running) return;
    this.begin();
    for (const [index, { item, state }] of this.rows.entries()) {
      if (this.stopping) break;
      if (state !== 'waiting') continue;
      this.set(index, { state: 'running', message: '', result: null });
      this.set(index, await this.work(item, index));
    }
    this.end();
  }

  /** How many have failed, but not for good. */
  get retryable(): number {
    return this.rows.filter(mayRetry).length;
  }

  /** Works once more on what has failed, but not for good. */
  retryFailed(): Promise<void> {
    this.requeue();
    return this.run();
  }

  /** Ends after the element that is worked on now. */
  stop(): void {
    this.stopping = true;
  }

  private begin(): void {
    this.running = true;
    this.stopping = false;
  }

  private end(): void {
    this.running = false;
  }

  private requeue(): void {
    this.rows = this.rows.map((row) => (mayRetry(row) ? { ...row, state: 'waiting' } : row));
  }

  private set(index: number, outcome: Outcome): void {
    this.rows = this.rows.map((row, at) => (at === index ? { ...row, ...outcome } : row));
  }
}
