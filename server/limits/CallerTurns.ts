import { AppError } from '../errors/AppError.ts';
import { KeyedSlots } from './keyedSlots.ts';
import { ModuleSlots } from './moduleSlots.ts';

/** How much of something is done at once. */
interface TurnCounts {
  /** For one caller. */
  readonly ofOne: number;
  /** For all together. */
  readonly ofAll: number;
  /** Calls of one caller that are under way or wait: each is held in memory. */
  readonly waiting: number;
}

/** Lets callers wait for their turn with what takes long, so that one of them does not take all of the process. */
export class CallerTurns {
  readonly #ofOne: ModuleSlots;
  readonly #ofAll: ModuleSlots;
  readonly #waiting: KeyedSlots;

  constructor({ ofOne, ofAll, waiting }: TurnCounts) {
    this.#ofOne = new ModuleSlots(ofOne);
    this.#ofAll = new ModuleSlots(ofAll);
    this.#waiting = new KeyedSlots({ ofOne: waiting, ofAll: Infinity });
  }

  /**
   * Runs a task in its turn, the caller's own and that of all.
   * @param deadline milliseconds for waiting
   * @throws AppError TOO_MANY_TRIES where too many of the caller wait, TIMEOUT where its turn did not come
   */
  async within<T>(caller: string, deadline: number, task: () => Promise<T>): Promise<T> {
    const leave = this.#waiting.take(caller);
    if (leave === undefined) throw new AppError('TOO_MANY_TRIES', { retryAfter: RETRY_AFTER });
    try {
      return await this.#ofOne.within(caller, deadline, (left) => this.#ofAll.within('', left, task));
    } finally {
      leave();
    }
  }
}

/** Seconds. */
const RETRY_AFTER = 2;
