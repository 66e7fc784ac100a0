import type { SourceAnswer } from '../../sources/source.ts';

interface Kept {
  readonly answer: SourceAnswer;
  readonly size: number;
  readonly until: number;
}

/** Bytes of all kept answers, as JSON has them. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Answers of interfaces, in this process. Who asks makes the key of all that an answer depends on: version, inputs, and
 * the rights of the caller.
 */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  find(key: string, now: number): SourceAnswer | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    if (kept.until > now) return kept.answer;
    this.#drop(key, kept);
    return undefined;
  }

  keep(key: string, answer: SourceAnswer, until: number): void {
    const before = this.#kept.get(key);
    if (before !== undefined) this.#drop(key, before);
    const size = Buffer.byteLength(JSON.stringify(answer.rows), 'utf8') + key.length;
    this.#kept.set(key, { answer, size, until });
    this.#bytes += size;
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#drop(oldest, kept);
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  #drop(key: string, { size }: Kept): void {
    this.#kept.delete(key);
    this.#bytes -= size;
  }
}
