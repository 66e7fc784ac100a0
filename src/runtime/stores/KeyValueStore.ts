/** Where browsers keep texts; `localStorage` in the portal, a map in tests. */
export type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Keys are prefixed `web` and the client type (specification, section 9). */
const PREFIX = 'web0_';

/** Settings that outlive the page. A failed write clears the storage and tries once more (specification, section 4). */
export class KeyValueStore {
  private readonly raw: RawStorage;

  constructor(raw: RawStorage) {
    this.raw = raw;
  }

  get(key: string): string | null {
    return this.raw.getItem(PREFIX + key);
  }

  set(key: string, value: string): void {
    try {
      this.raw.setItem(PREFIX + key, value);
    } catch {
      this.raw.clear();
      this.raw.setItem(PREFIX + key, value);
    }
  }

  remove(key: string): void {
    this.raw.removeItem(PREFIX + key);
  }

  /** Reads JSON; what cannot be read counts as absent. */
  json(key: string): unknown {
    const text = this.get(key);
    if (text === null) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      this.remove(key);
      return undefined;
    }
  }

  setJson(key: string, value: unknown): void {
    this.set(key, JSON.stringify(value));
  }

  /** Empties the storage, but for the named keys. */
  clear(keep: readonly string[] = []): void {
    const kept = keep.map((key) => [key, this.get(key)] as const);
    this.raw.clear();
    for (const [key, value] of kept) if (value !== null) this.set(key, value);
  }
}
