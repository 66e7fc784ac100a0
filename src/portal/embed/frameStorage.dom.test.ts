import { afterEach, expect, test, vi } from 'vitest';
import { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';
import { KEPT_ON_LOGOUT, TOKEN } from '../../runtime/stores/SessionStore.ts';
import { frameStorages } from './frameStorage.ts';

const windows = () => new KeyValueStore(localStorage);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a frame begins as who is logged in in the portal’s windows, and neither logs the other in or out', () => {
  windows().set(TOKEN, 'of-windows');
  const { storage, isReload } = frameStorages();
  const own = new KeyValueStore(storage);
  expect([own.get(TOKEN), isReload]).toEqual(['of-windows', false]);
  own.set(TOKEN, 'of-frame');
  expect(windows().get(TOKEN)).toBe('of-windows');
  own.clear(KEPT_ON_LOGOUT);
  expect([own.get(TOKEN), windows().get(TOKEN)]).toEqual([null, 'of-windows']);
});

test('loaded anew it is who it was, and nobody where it was logged out', () => {
  windows().set(TOKEN, 'of-windows');
  new KeyValueStore(frameStorages().storage).remove(TOKEN);
  const { storage, isReload } = frameStorages();
  expect([new KeyValueStore(storage).get(TOKEN), isReload]).toEqual([null, true]);
});

test('what the tab keeps for the portal’s windows is left alone', () => {
  sessionStorage.setItem('web0_tabs', 'of-windows');
  const { storage, tabStorage } = frameStorages();
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
  const own = new KeyValueStore(frameStorages().storage);
  own.set(TOKEN, 'of-frame');
  expect(own.get(TOKEN)).toBe('of-frame');
  vi.restoreAllMocks();
});
