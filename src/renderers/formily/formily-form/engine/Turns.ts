/** Most reactions that set off one another, each before the one that set it off has ended. */
const DEEPEST = 100;
/** Most runs of one reaction of one field in a task: what is set off by promises never leaves it. */
const MOST_RUNS = 2_000;
/** Most tasks in a row in which some had to wait. */
const MOST_TASKS = 5;

/** A reaction of one field. */
export interface Turn {
  /** Runs it once more, unless its field is gone. */
  again: () => void;
  /** Told that it goes round in a circle. */
  circle: () => void;
}

/**
 * Keeps reactions that set each other off from filling the stack or the task. What sets off what depends on values, so
 * that a circle is not sought: whoever comes too deep waits for the next task, and who waits again and again goes round.
 */
export class Turns {
  private depth = 0;
  private readonly runs = new Map<Turn, number>();
  private readonly waiting = new Set<Turn>();
  private tasks = 0;
  private ends: ReturnType<typeof setTimeout> | undefined;

  /**
   * Runs a reaction.
   * @param act reads, and writes unless it is told not to: what it has read sets it off the next time, too
   */
  take(turn: Turn, act: (writes: boolean) => void): void {
    this.ends ??= setTimeout(this.end);
    const runs = (this.runs.get(turn) ?? 0) + 1;
    this.runs.set(turn, runs);
    const waits = this.depth >= DEEPEST || runs > MOST_RUNS;
    if (waits) this.waiting.add(turn);
    this.depth += 1;
    try {
      act(!waits);
    } finally {
      this.depth -= 1;
    }
  }

  dispose(): void {
    clearTimeout(this.ends);
    this.ends = undefined;
  }

  private readonly end = (): void => {
    this.ends = undefined;
    this.runs.clear();
    const waiting = [...this.waiting];
    this.waiting.clear();
    this.tasks = waiting.length === 0 ? 0 : this.tasks + 1;
    if (this.tasks === 0) return;
    // Whether some wait once more is known after the next task.
    this.ends = setTimeout(this.end);
    for (const turn of waiting) {
      if (this.tasks > MOST_TASKS) turn.circle();
      else turn.again();
    }
    if (this.tasks > MOST_TASKS) this.tasks = 0;
  };
}
