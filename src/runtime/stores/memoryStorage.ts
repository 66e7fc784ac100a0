import type { RawStorage } from './KeyValueStore.ts';

/** Settings that live as long as the page. */
export function memoryStorage(): RawStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => {
      kept.clear();
    },
  };
}
