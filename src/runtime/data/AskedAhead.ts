/** Milliseconds for which an answer that was asked for ahead is news. */
const FRESH = 10_000;

/**
 * Answers that were asked for before whoever needs them was there. Each goes to the first who asks the same within a few
 * seconds; what failed meanwhile is asked for again.
 */
export class AskedAhead<Answer> {
  private readonly kept = new Map<string, { readonly since: number; readonly answer: Promise<Answer> }>();

  /** Asks, where the same is not asked already. */
  ask(key: string, ask: () => Promise<Answer>): void {
    if (this.fresh(key)) return;
    const kept = { since: Date.now(), answer: ask() };
    this.kept.set(key, kept);
    kept.answer.catch(() => {
      if (this.kept.get(key) === kept) this.kept.delete(key);
    });
  }

  take(key: string): Promise<Answer> | undefined {
    const answer = this.fresh(key);
    this.kept.delete(key);
    return answer;
  }

  private fresh(key: string): Promise<Answer> | undefined {
    const kept = this.kept.get(key);
    return kept && Date.now() - kept.since < FRESH ? kept.answer : undefined;
  }

  clear(): void {
    this.kept.clear();
  }
}
