import type { RawStorage } from '../../runtime/stores/KeyValueStore.ts';

/** The browser's storage; where it is forbidden, settings live as long as the page. */
export function pageStorage(): RawStorage {
  try {
    return window.localStorage;
  } catch {
    // Browsers that block site data throw on the mere access; the portal works without.
    return memoryStorage();
  }
}

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
