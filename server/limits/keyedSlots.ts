/** How many of something may be under way at once, of one key and of all together. */
export interface KeyedMost {
  readonly ofOne: number;
  readonly ofAll: number;
}

/** Counts what is under way by key, such as an address. */
export class KeyedSlots {
  readonly #most: KeyedMost;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(most: KeyedMost) {
    this.#most = most;
  }

  /** How many are under way. */
  get count(): number {
    return this.#all;
  }

  /** Takes a slot. @returns what gives it back, once; undefined where none is free */
  take(key: string): (() => void) | undefined {
    const own = this.#taken.get(key) ?? 0;
    if (own >= this.#most.ofOne || this.#all >= this.#most.ofAll) return undefined;
    this.#taken.set(key, own + 1);
    this.#all += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#giveBack(key);
    };
  }

  #giveBack(key: string): void {
    this.#all -= 1;
    const left = (this.#taken.get(key) ?? 1) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
