import { isForbidden, retryAfterOf } from '../data/ApiError.ts';
import { randomToken } from '../data/randomToken.ts';

/** Milliseconds before a line that broke is tried again, doubled up to the longest; as much again by chance. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/** Listens to the server about some topics, until the line ends. @throws whatever breaks or refuses it */
export type Listen = (
  topics: readonly string[],
  signal: AbortSignal,
  on: { readonly ready: () => void; readonly told: (topic: string) => void },
) => Promise<void>;

interface Parts {
  readonly listen: Listen;
  readonly told: (topic: string) => void;
  /** What the line tells of from now on; `chain` is another one where something may have been missed, '' without a line. */
  readonly covers: (chain: string, topics: readonly string[]) => void;
}

interface Line {
  readonly end: AbortController;
  readonly topics: readonly string[];
}

/**
 * One line to the server that is kept up: opened anew when it breaks, after longer and longer. Where more is wanted than
 * it tells of, the next one is opened before it is closed, so that nothing is missed; where less is, it stays.
 */
export class HeldLine {
  private readonly parts: Parts;
  private wanted: readonly string[] = [];
  private open: Line | undefined;
  private next: Line | undefined;
  private chain = '';
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** @param topics one at least */
  want(topics: readonly string[]): void {
    this.wanted = topics;
    const last = this.next ?? this.open;
    // What waits for its next try waits whoever asks: many pages would hammer a server that is away.
    if (this.timer === undefined && !topics.every((topic) => last?.topics.includes(topic))) void this.hold();
  }

  close(): void {
    clearTimeout(this.timer);
    this.next?.end.abort();
    this.open?.end.abort();
  }

  private async hold(): Promise<void> {
    this.next?.end.abort();
    const line: Line = { end: new AbortController(), topics: this.wanted };
    this.next = line;
    const { signal } = line.end;
    let failure: unknown;
    try {
      await this.parts.listen(line.topics, signal, {
        ready: () => {
          if (!signal.aborted) this.opened(line);
        },
        told: (topic) => {
          if (!signal.aborted) this.parts.told(topic);
        },
      });
    } catch (error) {
      failure = error;
    }
    if (!signal.aborted) this.ended(line, failure);
  }

  private opened(line: Line): void {
    this.pause = FIRST_PAUSE;
    if (this.open === undefined) this.chain = randomToken(2);
    else this.open.end.abort();
    this.open = line;
    this.next = undefined;
    this.parts.covers(this.chain, line.topics);
  }

  private ended(line: Line, failure: unknown): void {
    if (this.next === line) this.next = undefined;
    // What the role may not list it may not be told of either, and asks by itself as ever: there is nothing to try again.
    if (isForbidden(failure)) {
      this.open?.end.abort();
      this.opened(line);
      return;
    }
    if (this.open === line) {
      this.open = undefined;
      this.chain = '';
      this.parts.covers('', []);
    }
    if (this.next !== undefined) return;
    // Who comes back sooner than the server said only finds it as full.
    const pause = Math.max(this.pause, retryAfterOf(failure));
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        void this.hold();
      },
      pause * (1 + Math.random()),
    );
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
