import { afterEach, expect, test, vi } from 'vitest';
import { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';
import { BORROWED, KEPT_ON_LOGOUT, TOKEN } from '../../runtime/stores/KeptSession.ts';
import { frameStorages } from './frameStorage.ts';
import type { Site } from './Link.ts';

const windows = () => new KeyValueStore(localStorage);
const siteOf = (appKey: string): Site => ({
  appKey,
  origin: 'https://parent.example.edu',
  scope: { systems: [], resources: [] },
});
const SITE = siteOf('site');
const ownOf = (site: Site | undefined = SITE) => new KeyValueStore(frameStorages(site).storage);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a frame begins as who is logged in in the portal’s windows, and neither logs the other in or out', () => {
  windows().set(TOKEN, 'of-windows');
  const { storage, isReload } = frameStorages(SITE);
  const own = new KeyValueStore(storage);
  expect([own.get(TOKEN), own.get(BORROWED), isReload]).toEqual(['of-windows', 'of-windows', false]);
  own.set(TOKEN, 'of-frame');
  expect(windows().get(TOKEN)).toBe('of-windows');
  own.clear(KEPT_ON_LOGOUT);
  expect([own.get(TOKEN), windows().get(TOKEN)]).toEqual([null, 'of-windows']);
});

test.each([
  ['by removing the token', (own: KeyValueStore) => own.remove(TOKEN)],
  ['by emptying the storage', (own: KeyValueStore) => own.clear(KEPT_ON_LOGOUT)],
])('loaded anew it is nobody where it was logged out %s', (_how, logOut) => {
  windows().set(TOKEN, 'of-windows');
  logOut(ownOf());
  const { storage, isReload } = frameStorages(SITE);
  expect([new KeyValueStore(storage).get(TOKEN), isReload]).toEqual([null, true]);
});

test.each([
  ['key', 'key.other'],
  ['key', 'key/'],
  ['key', undefined],
])('a frame of %j and one of %j share nothing', (one, other) => {
  const [first, second] = [siteOf(one), other === undefined ? undefined : siteOf(other)];
  ownOf(first).set(TOKEN, 'of-first');
  ownOf(second).set(TOKEN, 'of-second');
  expect([ownOf(first).get(TOKEN), ownOf(second).get(TOKEN)]).toEqual(['of-first', 'of-second']);
  ownOf(first).clear();
  expect([ownOf(first).get(TOKEN), ownOf(second).get(TOKEN)]).toEqual([null, 'of-second']);
});

test('a site that is registered nowhere has none of the sessions of the key that it claims', () => {
  ownOf().set(TOKEN, 'of-site');
  expect(ownOf({ ...SITE, isRecognised: true }).get(TOKEN)).toBeNull();
});

test('what is kept goes with a site that speaks up late, unless that has a session here', () => {
  const late = frameStorages(undefined);
  new KeyValueStore(late.storage).set(TOKEN, 'of-frame');
  expect(late.moveTo(SITE)).toBe(true);
  new KeyValueStore(late.storage).set('later', '1');
  expect([ownOf().get(TOKEN), ownOf().get('later')]).toEqual(['of-frame', '1']);
  expect(late.moveTo(SITE)).toBe(true);
  expect(late.moveTo(siteOf('another'))).toBe(false);
  expect(frameStorages(undefined).moveTo(SITE)).toBe(false);
});

test('what the tab keeps for the portal’s windows is left alone', () => {
  sessionStorage.setItem('web0_tabs', 'of-windows');
  const { storage, tabStorage } = frameStorages(SITE);
  new KeyValueStore(tabStorage).set('tabs', 'of-frame');
  storage.clear();
  tabStorage.clear();
  expect(sessionStorage.getItem('web0_tabs')).toBe('of-windows');
});

test('where the browser forbids to keep anything, it is kept as long as the page lives', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const own = ownOf();
  own.set(TOKEN, 'of-frame');
  expect(own.get(TOKEN)).toBe('of-frame');
  vi.restoreAllMocks();
});
