/** What a provider lends for a time: an access token, a ticket. */
export interface Lent {
  readonly value: string;
  /** How long it is good from now on. */
  readonly seconds: number;
}

interface Held {
  readonly value: string;
  readonly until: number;
}

/** Longest time before its end at which something lent is asked for anew, in seconds. */
const MARGIN = 60;

/**
 * Keeps what a provider lends until shortly before its end, and asks for it once, however many wait for it. It is kept
 * by each process for itself: within its time the providers give every caller the same, so that two processes cost one
 * call more and take nothing from each other.
 */
export class Lease {
  readonly #borrow: () => Promise<Lent>;
  readonly #now: () => number;
  #held: Promise<Held> | undefined;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(borrow: () => Promise<Lent>, now: () => number = () => performance.now()) {
    this.#borrow = borrow;
    this.#now = now;
  }

  /** What is lent, asked for where nothing is held or its time is over. A failure is kept for nobody. */
  async take(): Promise<string> {
    const held = this.#held;
    if (held !== undefined) {
      const { value, until } = await held;
      if (this.#now() < until) return value;
      this.#drop(held);
    }
    this.#held ??= this.#ask();
    return (await this.#held).value;
  }

  /** Drops a value that the provider does not take any more, unless another one is held by now. */
  async refuse(value: string): Promise<void> {
    const held = this.#held;
    if (held !== undefined && (await held).value === value) this.#drop(held);
  }

  #ask(): Promise<Held> {
    const asked = this.#borrow().then(({ value, seconds }) => ({
      value,
      // A provider that gives the same until its end says shorter and shorter times: half of one is always left.
      until: this.#now() + Math.max(seconds - MARGIN, seconds / 2) * 1000,
    }));
    asked.catch(() => this.#drop(asked));
    return asked;
  }

  #drop(held: Promise<Held>): void {
    if (this.#held === held) this.#held = undefined;
  }
}
