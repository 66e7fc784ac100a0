import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Recordable } from '../../documents/scenario/recorded.ts';
import { testsOf } from '../../documents/scenario/subject.ts';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { PageTest } from '../../schemas/pageTest.ts';
import type { LocalText, Text } from '../../schemas/text.ts';
import type { TestResult } from '../../schemas/wire/pageTests.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import type { LiveTests, LiveWork } from '../live/messages.ts';

/** A result, of the browser in both languages or of the server in the reader's. */
export type ShownResult = TestResult<Text, Text>;

/** Who runs tests: the browser beside the page, and the server, which knows persons and decides. */
export interface Runners {
  /** @returns undefined where this browser cannot judge @throws ApiError */
  readonly live: (
    document: AtriumDocument,
    work: LiveWork,
    signal: AbortSignal,
  ) => Promise<LiveTests | undefined>;
  /** Saves what is not saved, and has the server run all. @returns undefined where it could not be saved @throws ApiError */
  readonly server: (signal: AbortSignal) => Promise<readonly TestResult[] | undefined>;
}

/** Milliseconds after the last change until tests are run: the check goes first. */
const PAUSE = 400;

/** What the tests of the working document come to, a moment after each change of it. */
export class TestRuns {
  failure: string | undefined = undefined;
  /** The server is running them. */
  isRunning = false;
  private results: ReadonlyMap<string, ShownResult> = new Map();
  /** The document that was tested. */
  private of: AtriumDocument | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private underWay = new AbortController();
  private readonly model: DesignModel;
  private readonly runners: Runners;
  private readonly stop: () => void;

  constructor(model: DesignModel, runners: Runners) {
    this.model = model;
    this.runners = runners;
    makeAutoObservable<this, 'results' | 'of' | 'timer' | 'underWay' | 'model' | 'runners' | 'stop'>(
      this,
      {
        results: observableRef,
        of: observableRef,
        timer: false,
        underWay: false,
        model: false,
        runners: false,
        stop: false,
        see: false,
      },
      { autoBind: true },
    );
    this.stop = reaction(
      () => model.document,
      () => this.later(PAUSE),
    );
    this.later(0);
  }

  /** Whether what is shown is of the document as it stands. */
  get isCurrent(): boolean {
    return this.of === this.model.document;
  }

  /** What came of a test; undefined while nobody has run it. */
  resultOf(id: string): ShownResult | undefined {
    return this.results.get(id);
  }

  get failed(): number {
    return testsOf(this.model.document).filter(({ id }) => this.results.get(id)?.passed === false).length;
  }

  /** All tests, by the server: it knows the persons as whom they look. */
  async runAll(): Promise<void> {
    const { signal } = this.begin();
    this.isRunning = true;
    this.failure = undefined;
    try {
      const results = await this.runners.server(signal);
      if (results !== undefined) this.take(results, this.model.document);
    } catch (error) {
      this.fail(error);
    } finally {
      runInAction(() => {
        this.isRunning = false;
      });
    }
  }

  /** All that a test could expect, as the page is with its data. @throws ApiError */
  async see(
    test: PageTest,
    signal: AbortSignal,
  ): Promise<{ readonly found: readonly Recordable[] } | { readonly failed: LocalText } | undefined> {
    return (await this.runners.live(this.model.document, { see: test }, signal))?.sight;
  }

  dispose(): void {
    this.stop();
    this.begin();
  }

  private begin(): AbortController {
    clearTimeout(this.timer);
    this.underWay.abort();
    this.underWay = new AbortController();
    return this.underWay;
  }

  private later(pause: number): void {
    this.begin();
    if (testsOf(this.model.document).length === 0) this.take([], this.model.document);
    else this.timer = setTimeout(() => void this.glance(), pause);
  }

  private async glance(): Promise<void> {
    const { document } = this.model;
    const { signal } = this.underWay;
    try {
      const found = await this.runners.live(document, {}, signal);
      signal.throwIfAborted();
      const known = new Set(testsOf(document).flatMap(({ id, as }) => (as.userId === undefined ? [id] : [])));
      // Who a person is only the server knows.
      if (found)
        this.take(
          found.results.filter(({ test }) => known.has(test)),
          document,
        );
    } catch (error) {
      this.fail(error);
    }
  }

  private take(results: readonly ShownResult[], document: AtriumDocument): void {
    runInAction(() => {
      this.results = new Map(results.map((result) => [result.test, result]));
      this.of = document;
      this.failure = undefined;
    });
  }

  private fail(error: unknown): void {
    if (isCancelled(error)) return;
    runInAction(() => {
      this.failure = messageOf(error);
    });
  }
}
