/** How many of something each caller may have under way at once in this process. */
export class CallerSlots {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Takes a slot of a caller.
   * @returns what gives it back, whatever becomes of it and however often it is called; undefined where none is free
   */
  take(caller: string): (() => void) | undefined {
    const taken = this.#taken.get(caller) ?? 0;
    if (taken >= this.#most) return undefined;
    this.#taken.set(caller, taken + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#taken.get(caller) ?? 1) - 1;
      if (left === 0) this.#taken.delete(caller);
      else this.#taken.set(caller, left);
    };
  }
}
