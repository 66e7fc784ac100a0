/** Keys of late, as many as fit; the least recently noted go first. */
export class RecentKeys {
  readonly #keys = new Set<string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  note(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= this.#most) return;
    const oldest = this.#keys.values().next();
    if (oldest.done !== true) this.#keys.delete(oldest.value);
  }

  forget(key: string): void {
    this.#keys.delete(key);
  }
}
