import { makeAutoObservable, observable, runInAction } from 'mobx';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../../runtime/data/ApiClient.ts';
import type { FlowPrint } from '../../../schemas/wire/flowDetail.ts';
import { flowPrint } from '../flowCalls.ts';
import type { ChosenPaper } from './chosenPapers.ts';
import type { PaperState } from './Paper.tsx';

/** Calls under way at once, so that fifty papers leave room for what else the person does. */
const AT_ONCE = 3;

/** Reads chosen instances for paper, a few at a time; what cannot be read takes nothing from the others. */
export class PrintRun {
  readonly chosen: readonly ChosenPaper[];
  /** What is there, by the instance. */
  readonly prints = observable.map<string, FlowPrint>({}, { deep: false });
  /** Why an instance could not be read. */
  readonly refusals = observable.map<string, string>();
  /** How those that are there stand. */
  readonly papers = observable.map<string, PaperState>();
  isReading = false;
  private readonly client: ApiClient;
  private underWay = new AbortController();

  constructor(client: ApiClient, chosen: readonly ChosenPaper[]) {
    this.client = client;
    this.chosen = chosen;
    makeAutoObservable<this, 'client' | 'underWay'>(
      this,
      { chosen: false, prints: false, refusals: false, papers: false, client: false, underWay: false },
      { autoBind: true },
    );
  }

  /** Those that were asked for and came, or did not. */
  get read(): number {
    return this.prints.size + this.refusals.size;
  }

  /** How many papers are whole. */
  get whole(): number {
    return [...this.papers.values()].filter((state) => state === 'whole').length;
  }

  /** All that came is drawn, or cannot be, and nothing is on its way. */
  get isPrintable(): boolean {
    const isDrawn = (id: string): boolean => (this.papers.get(id) ?? 'coming') !== 'coming';
    return !this.isReading && this.whole > 0 && [...this.prints.keys()].every(isDrawn);
  }

  /** Reads what is not there yet, what could not be read before once more. */
  async start(): Promise<void> {
    this.underWay.abort();
    const { signal } = (this.underWay = new AbortController());
    this.refusals.clear();
    this.isReading = true;
    const waiting = this.chosen.filter(({ id }) => !this.prints.has(id));
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift())
        await this.readOne(next.id, signal);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    runInAction(() => {
      if (!signal.aborted) this.isReading = false;
    });
  }

  /** Reads no more; what is there stays. */
  stop(): void {
    this.underWay.abort();
    this.isReading = false;
  }

  /** Notes how a paper stands. */
  tell(id: string, state: PaperState): void {
    this.papers.set(id, state);
  }

  private async readOne(id: string, signal: AbortSignal): Promise<void> {
    try {
      const print = await flowPrint(this.client, id, signal);
      runInAction(() => {
        if (!signal.aborted) this.prints.set(id, print);
      });
    } catch (error) {
      runInAction(() => {
        if (!signal.aborted && !isCancelled(error)) this.refusals.set(id, messageOf(error));
      });
    }
  }
}
