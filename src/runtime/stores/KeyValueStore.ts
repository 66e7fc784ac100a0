/** Where browsers keep texts; `localStorage` in the portal, a map in tests. */
export type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Keys are prefixed `web` and the client type. */
const PREFIX = 'web0_';

/**
 * Settings that outlive the page. A failed write clears the storage and tries once more;
 * where that fails too, what is written lives as long as the page, and `onFull` is told once.
 */
export class KeyValueStore {
  private readonly raw: RawStorage;
  private readonly onFull: () => void;
  /** What the storage did not take. */
  private readonly memory = new Map<string, string>();
  private told = false;

  constructor(raw: RawStorage, onFull: () => void = () => undefined) {
    this.raw = raw;
    this.onFull = onFull;
  }

  get(key: string): string | null {
    return this.memory.get(key) ?? this.raw.getItem(PREFIX + key);
  }

  set(key: string, value: string): void {
    if (this.write(key, value)) return;
    this.raw.clear();
    if (this.write(key, value)) return;
    this.memory.set(key, value);
    if (this.told) return;
    this.told = true;
    this.onFull();
  }

  remove(key: string): void {
    this.memory.delete(key);
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
    this.memory.clear();
    this.raw.clear();
    for (const [key, value] of kept) if (value !== null) this.set(key, value);
  }

  /** Whether the storage took it. */
  private write(key: string, value: string): boolean {
    try {
      this.raw.setItem(PREFIX + key, value);
    } catch {
      return false; // Full, or closed to this site.
    }
    this.memory.delete(key);
    return true;
  }
}
