import { KeyValueStore, type RawStorage } from '../../runtime/stores/KeyValueStore.ts';
import { memoryStorage } from '../../runtime/stores/memoryStorage.ts';
import { BORROWED, PERSON, ROLE, TOKEN } from '../../runtime/stores/KeptSession.ts';
import { pageStorage } from '../start/pageStorage.ts';
import type { Site } from './Link.ts';

/** What a frame begins with of what the windows of the portal have: who is logged in, and how they like it. */
const TAKEN = [PERSON, TOKEN, ROLE, 'lastRole', 'locale', 'theme'];

/** In the tab's storage: the page around wants header and menus. */
export const CHROME = 'chrome';
/** What a frame keeps of its tab whoever is logged in. */
export const KEPT_BY_FRAME: readonly string[] = [CHROME];

export interface FrameStorages {
  readonly storage: RawStorage;
  readonly tabStorage: RawStorage;
  /** A frame of the same site has been here before, in the same tab. */
  readonly isReload: boolean;
  /**
   * The page belongs to a site that has spoken up late: what is kept is kept for it from now on.
   * @returns false where that site has a session of its own in this tab, or this frame was another one's: the page has to
   *   begin anew
   */
  readonly moveTo: (site: Site) => boolean;
}

/**
 * Where a frame keeps what a window keeps in the browser: in its tab, under names that hold the appKey of the site around
 * it, or where that is forbidden in memory. Nothing that happens in it, such as another login or a logout, reaches the
 * windows of the portal, frames of other sites, or other tabs. At first it takes over who is logged in in the windows,
 * where the browser lets it see that.
 * @param site whose frame it is; undefined: of a page that has not spoken up
 */
export function frameStorages(site: Site | undefined): FrameStorages {
  const tab = pageStorage('sessionStorage');
  if (tab === undefined) {
    const storage = withTaken(memoryStorage());
    return { storage, tabStorage: memoryStorage(), isReload: false, moveTo: () => true };
  }
  let name = nameOf(site);
  const storage = prefixed(tab, () => `frame.${name}/`);
  const tabStorage = prefixed(tab, () => `frameTab.${name}/`);
  const isReload = begin(tab, name, () => withTaken(storage));
  const moveTo = (late: Site): boolean => {
    const to = nameOf(late);
    if (to === name) return true;
    const isNew = name === nameOf(undefined) && tab.getItem(begunOf(to)) === null;
    if (!isNew) return false;
    for (const kind of ['frame', 'frameTab']) copy(tab, `${kind}.${name}/`, `${kind}.${to}/`);
    begin(tab, to, () => undefined);
    name = to;
    return true;
  };
  return { storage, tabStorage, isReload, moveTo };
}

/** Of a site, as it stands in names; one that is registered nowhere can claim no appKey, so that its origin names it. */
const nameOf = (site: Site | undefined): string =>
  site === undefined ? '' : encodeURIComponent(site.isRecognised ? `recognised ${site.origin}` : site.appKey);

/** Stands beside what a logout or a full storage empties: who was logged out does not take over the windows' session. */
const begunOf = (name: string): string => `frameBegun.${name}`;

/** @returns whether that was done before, in this tab */
function begin(tab: Storage, name: string, first: () => void): boolean {
  if (tab.getItem(begunOf(name)) !== null) return true;
  first();
  try {
    tab.setItem(begunOf(name), '1');
  } catch {
    // Full, or closed: the next load begins anew.
  }
  return false;
}

function withTaken(storage: RawStorage): RawStorage {
  const own = new KeyValueStore(storage);
  const windows = pageStorage('localStorage');
  const kept = windows && new KeyValueStore(windows);
  for (const name of TAKEN) {
    const value = kept?.get(name) ?? null;
    if (value === null) continue;
    own.set(name, value);
    if (name === TOKEN) own.set(BORROWED, value);
  }
  return storage;
}

function copy(tab: Storage, from: string, to: string): void {
  for (const key of keysOf(tab, from)) {
    try {
      tab.setItem(to + key.slice(from.length), tab.getItem(key) ?? '');
    } catch {
      // Full: what is missing is asked for anew.
    }
  }
}

const keysOf = (tab: Storage, prefix: string): string[] =>
  Array.from({ length: tab.length }, (_none, at) => tab.key(at) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** A part of a storage, by the beginning of its names. */
function prefixed(raw: Storage, prefix: () => string): RawStorage {
  return {
    getItem: (key) => raw.getItem(prefix() + key),
    setItem: (key, value) => {
      raw.setItem(prefix() + key, value);
    },
    removeItem: (key) => {
      raw.removeItem(prefix() + key);
    },
    clear: () => {
      for (const key of keysOf(raw, prefix())) raw.removeItem(key);
    },
  };
}
