import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/support/testRoot.ts';
import { KeyValueStore } from './KeyValueStore.ts';

/** Takes so many entries, as a browser with a quota does. */
function fullStorage(entries: number) {
  const storage = memoryStorage();
  const setItem = (key: string, value: string): void => {
    if (storage.kept.size >= entries && !storage.kept.has(key))
      throw new DOMException('', 'QuotaExceededError');
    storage.kept.set(key, value);
  };
  return { ...storage, setItem };
}

describe('KeyValueStore', () => {
  it('prefixes its keys with web and the client type', () => {
    const raw = memoryStorage();
    const store = new KeyValueStore(raw);
    store.set('token', 'x');
    expect([...raw.kept]).toEqual([['web0_token', 'x']]);
    expect(store.get('token')).toBe('x');
    expect(store.get('other')).toBeNull();
    store.remove('token');
    expect(raw.kept.size).toBe(0);
  });

  it('clears the storage when a write fails, and writes once more', () => {
    const raw = fullStorage(2);
    const store = new KeyValueStore(raw);
    store.set('a', '1');
    store.set('b', '2');
    store.set('c', '3');
    expect([...raw.kept]).toEqual([['web0_c', '3']]);
  });

  it('keeps what cannot be written as long as the page lives, and says so once', () => {
    const onFull = vi.fn();
    const store = new KeyValueStore(fullStorage(0), onFull);
    store.set('a', '1');
    store.set('b', '2');
    expect([store.get('a'), store.get('b')]).toEqual(['1', '2']);
    expect(onFull).toHaveBeenCalledTimes(1);
    store.remove('a');
    expect(store.get('a')).toBeNull();
    store.clear(['c']);
    expect(store.get('b')).toBeNull();
  });

  it('goes back to the storage as soon as it takes something', () => {
    let full = true;
    const raw = memoryStorage();
    const setItem = (key: string, value: string): void => {
      if (full) throw new DOMException('', 'QuotaExceededError');
      raw.kept.set(key, value);
    };
    const store = new KeyValueStore({ ...raw, setItem });
    store.set('a', '1');
    full = false;
    store.set('a', '2');
    expect(store.get('a')).toBe('2');
    expect([...raw.kept]).toEqual([['web0_a', '2']]);
  });

  it('keeps values as JSON', () => {
    const store = new KeyValueStore(memoryStorage());
    store.setJson('a', { list: [1, null] });
    expect(store.json('a')).toEqual({ list: [1, null] });
    expect(store.json('b')).toBeUndefined();
  });

  it('forgets what is no JSON', () => {
    const store = new KeyValueStore(memoryStorage());
    store.set('a', '{broken');
    expect(store.json('a')).toBeUndefined();
    expect(store.get('a')).toBeNull();
  });

  it('empties everything but what it is told to keep', () => {
    const raw = memoryStorage(new Map([['foreign', 'x']]));
    const store = new KeyValueStore(raw);
    store.set('a', '1');
    store.set('b', '2');
    store.clear(['b', 'absent']);
    expect([...raw.kept]).toEqual([['web0_b', '2']]);
  });
});
