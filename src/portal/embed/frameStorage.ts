import { KeyValueStore, type RawStorage } from '../../runtime/stores/KeyValueStore.ts';
import { memoryStorage } from '../../runtime/stores/memoryStorage.ts';
import { ROLE, TOKEN } from '../../runtime/stores/SessionStore.ts';
import { pageStorage } from '../start/pageStorage.ts';

const OF_FRAME = 'frame.';
const OF_TAB = 'frameTab.';
/** What a frame begins with of what the windows of the portal have: who is logged in, and how they like it. */
const TAKEN = [TOKEN, ROLE, 'lastRole', 'locale', 'theme'];

export interface FrameStorages {
  readonly storage: RawStorage;
  readonly tabStorage: RawStorage;
  /** The frame has been here before, in the same tab. */
  readonly isReload: boolean;
}

/**
 * Where a frame keeps what a window keeps in the browser: in its tab, under names of its own, or where that is forbidden in
 * memory. Nothing that happens in it, such as another login or a logout, reaches the windows of the portal, or frames in
 * other tabs. At first it takes over who is logged in there, where the browser lets it see that.
 */
export function frameStorages(): FrameStorages {
  const tab = pageStorage('sessionStorage');
  if (tab === undefined)
    return { storage: withTaken(memoryStorage()), tabStorage: memoryStorage(), isReload: false };
  const storage = prefixed(tab, OF_FRAME);
  const isReload = storage.getItem(BEGUN) !== null;
  return { storage: isReload ? storage : withTaken(storage), tabStorage: prefixed(tab, OF_TAB), isReload };
}
const BEGUN = 'begun';

function withTaken(storage: RawStorage): RawStorage {
  const own = new KeyValueStore(storage);
  const windows = pageStorage('localStorage');
  const kept = windows && new KeyValueStore(windows);
  for (const name of TAKEN) {
    const value = kept?.get(name) ?? null;
    if (value !== null) own.set(name, value);
  }
  try {
    storage.setItem(BEGUN, '1');
  } catch {
    // Full, or closed: the next load begins anew.
  }
  return storage;
}

/** A part of a storage, by the beginning of its names. */
function prefixed(raw: Storage, prefix: string): RawStorage {
  return {
    getItem: (key) => raw.getItem(prefix + key),
    setItem: (key, value) => {
      raw.setItem(prefix + key, value);
    },
    removeItem: (key) => {
      raw.removeItem(prefix + key);
    },
    clear: () => {
      const keys = Array.from({ length: raw.length }, (_none, at) => raw.key(at) ?? '');
      for (const key of keys) if (key.startsWith(prefix)) raw.removeItem(key);
    },
  };
}
