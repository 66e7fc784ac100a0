import type { PassThrough } from 'node:stream';
import { AppError } from '../errors/AppError.ts';

/** Seconds after which whoever was refused may come again. */
const LATER = 30;

/** How many streams of events are open at a time. */
export interface MostStreams {
  /** Of one owner. */
  readonly ofOne: number;
  readonly ofAll: number;
}

/** The streams of events of one kind that are open in this process. */
export class OpenStreams {
  readonly #most: MostStreams;
  readonly #streams = new Map<PassThrough, string>();
  readonly #owned = new Map<string, number>();

  constructor(most: MostStreams) {
    this.#most = most;
  }

  /** @param owner a person, or an address @throws AppError TOO_MANY_TRIES */
  open(owner: string, make: () => PassThrough): PassThrough {
    const own = this.#owned.get(owner) ?? 0;
    if (own >= this.#most.ofOne || this.#streams.size >= this.#most.ofAll)
      throw new AppError('TOO_MANY_TRIES', { retryAfter: LATER });
    const stream = make();
    this.#streams.set(stream, owner);
    this.#owned.set(owner, own + 1);
    stream.once('close', () => {
      this.#streams.delete(stream);
      const left = (this.#owned.get(owner) ?? 1) - 1;
      if (left === 0) this.#owned.delete(owner);
      else this.#owned.set(owner, left);
    });
    return stream;
  }

  endAll(): void {
    for (const stream of this.#streams.keys()) stream.end();
  }
}
