import type { PassThrough } from 'node:stream';
import { AppError } from '../../errors/AppError.ts';

/** Streams of one person, in all windows and on all devices; those of windows out of sight are closed. */
const MOST_OF_ONE = 12;
const MOST = 5_000;
/** Seconds after which whoever was refused may come again. */
const LATER = 30;

/** The streams that are open in this process. */
export class OpenStreams {
  readonly #streams = new Map<PassThrough, string>();

  /** @throws AppError TOO_MANY_TRIES */
  open(userId: string, make: () => PassThrough): PassThrough {
    const own = [...this.#streams.values()].filter((owner) => owner === userId).length;
    if (own >= MOST_OF_ONE || this.#streams.size >= MOST)
      throw new AppError('TOO_MANY_TRIES', { retryAfter: LATER });
    const stream = make();
    this.#streams.set(stream, userId);
    stream.once('close', () => this.#streams.delete(stream));
    return stream;
  }

  endAll(): void {
    for (const stream of this.#streams.keys()) stream.end();
  }
}
