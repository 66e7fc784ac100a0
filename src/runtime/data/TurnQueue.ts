/** Runs so many tasks at once, and the others in their turn, first come, first served. */
export class TurnQueue {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else {
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    }
    try {
      return await task();
    } finally {
      // A place goes straight to whoever waits, so that nobody comes between.
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
