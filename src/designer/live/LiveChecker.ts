import { isCancelled } from '../../runtime/data/ApiError.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Surroundings } from '../../schemas/wire/surroundings.ts';
import type { LiveFindings } from './LiveCheck.ts';
import type { CheckAnswer, CheckRequest, LiveTests, LiveWork } from './messages.ts';

/** Reads what is around the document, with those documents and dictionaries that are named. @throws ApiError */
export type FetchSurroundings = (names: readonly string[]) => Promise<Surroundings>;

/** A worker that answers each `CheckRequest` with a `CheckAnswer`. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Rounds in which a check may ask for more: a form names conditions, these name fields of others, and so on. */
const ROUNDS = 8;

/**
 * Checks the document of a designer in a worker beside the page, one after the other. What documents name is fetched when
 * a check first looks at it.
 */
export class LiveChecker {
  private worker: CheckWorker | undefined;
  private around: Promise<Surroundings> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  /** Aborted when what is around is forgotten, with whoever waits for an answer about it. */
  private current = new AbortController();
  private readonly disposed = new AbortController();
  private readonly start: () => CheckWorker;
  private readonly fetch: FetchSurroundings;
  private readonly size: () => string;

  /** @param size of the page's language (`vocabularySize`), which may grow until the first check */
  constructor(start: () => CheckWorker, fetch: FetchSurroundings, size: () => string) {
    this.start = start;
    this.fetch = fetch;
    this.size = size;
  }

  /**
   * @returns undefined where this browser cannot judge: the installation has words of its own, or the worker does not run
   * @throws ApiError where what is around cannot be read; AbortError
   */
  async check(document: AtriumDocument, signal: AbortSignal): Promise<readonly Finding[] | undefined> {
    const answer = await this.inTurn(document, undefined, signal);
    return answer && 'findings' in answer ? answer.findings : undefined;
  }

  /**
   * Runs the tests of a document, or looks at it as one of them does.
   * @returns undefined as `check` does
   * @throws ApiError, AbortError
   */
  async test(document: AtriumDocument, work: LiveWork, signal: AbortSignal): Promise<LiveTests | undefined> {
    const answer = await this.inTurn(document, work, signal);
    return answer && 'results' in answer ? answer : undefined;
  }

  private inTurn(
    document: AtriumDocument,
    work: LiveWork | undefined,
    signal: AbortSignal,
  ): Promise<LiveFindings | LiveTests | undefined> {
    const turn = this.last.then(() => this.run(document, work, signal));
    this.last = turn.catch((error: unknown) => {
      // What is around is read anew by the next check; whoever asked for this one is told.
      if (!isCancelled(error)) this.forget();
    });
    return turn;
  }

  /** What is around has changed: it is read anew, by the check that is under way as by the next one. */
  forget(): void {
    this.current.abort();
    this.current = new AbortController();
    this.around = undefined;
    this.worker?.terminate();
    this.worker = undefined;
  }

  dispose(): void {
    this.disposed.abort();
    this.forget();
  }

  private async run(
    document: AtriumDocument,
    work: LiveWork | undefined,
    signal: AbortSignal,
  ): Promise<LiveFindings | LiveTests | undefined> {
    for (;;) {
      signal.throwIfAborted();
      this.disposed.signal.throwIfAborted();
      const current = this.current.signal;
      try {
        return await this.runOnce(document, work, [signal, current]);
      } catch (error) {
        if (!current.aborted) throw error;
      }
    }
  }

  /** @param ends what ends it: nobody waits for it any more, or what it knew is forgotten */
  private async runOnce(
    document: AtriumDocument,
    work: LiveWork | undefined,
    ends: readonly [signal: AbortSignal, current: AbortSignal],
  ): Promise<LiveFindings | LiveTests | undefined> {
    const [, current] = ends;
    const goOn = (): void => ends.forEach((end) => end.throwIfAborted());
    const size = this.size();
    this.around ??= this.fetch([]);
    const around = await this.around;
    goOn();
    const isNew = this.worker === undefined;
    let answer = await this.ask({ document, work, size, ...(isNew && { around }) }, current);
    for (let round = 1; round < ROUNDS; round += 1) {
      if ('foreign' in answer) return undefined;
      if (answer.wanted.length === 0) return answer;
      const { asked } = await this.fetch(answer.wanted);
      goOn();
      answer = await this.ask({ document, work, size, asked }, current);
    }
    return 'foreign' in answer ? undefined : answer;
  }

  private ask(request: CheckRequest, current: AbortSignal): Promise<CheckAnswer> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve, reject) => {
      const done = new AbortController();
      const { signal } = done;
      // A worker that is ended says nothing more.
      const ended = (): void => {
        done.abort();
        reject(new Error('What the check knew is forgotten.'));
      };
      current.addEventListener('abort', ended, { signal });
      const answered = ({ data }: MessageEvent<CheckAnswer>): void => {
        done.abort();
        resolve(data);
      };
      const failed = (): void => {
        done.abort();
        reject(new Error('The check does not run in this browser.'));
      };
      worker.addEventListener('message', answered, { signal });
      worker.addEventListener('error', failed, { signal });
      worker.postMessage(request);
    });
  }
}
