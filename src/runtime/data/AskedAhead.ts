/** Milliseconds for which an answer that was asked for ahead is news. */
const FRESH = 10_000;

/**
 * Answers that were asked for before whoever needs them was there. Each goes to the first who asks the same within a few
 * seconds; what failed meanwhile is asked for again.
 */
export class AskedAhead<Answer> {
  private readonly kept = new Map<string, { readonly since: number; readonly answer: Promise<Answer> }>();

  keep(key: string, answer: Promise<Answer>): void {
    const kept = { since: Date.now(), answer };
    this.kept.set(key, kept);
    answer.catch(() => {
      if (this.kept.get(key) === kept) this.kept.delete(key);
    });
  }

  take(key: string): Promise<Answer> | undefined {
    const kept = this.kept.get(key);
    this.kept.delete(key);
    return kept && Date.now() - kept.since < FRESH ? kept.answer : undefined;
  }

  clear(): void {
    this.kept.clear();
  }
}
