import { describe, expect, it } from 'vitest';
import { OverlayStore, type OverlayRequest } from './OverlayStore.ts';

const request = (id: string): OverlayRequest => ({
  shape: 'dialog',
  target: { kind: 'form', id },
  params: {},
});
const ids = (overlays: OverlayStore['overlays']): string[] => overlays.map(({ target }) => target.id);

describe('OverlayStore', () => {
  it('opens one above another, each with a key of its own', () => {
    const store = new OverlayStore();
    void store.open(request('a'));
    void store.open(request('b'));
    expect(ids(store.overlays)).toEqual(['a', 'b']);
    expect(new Set(store.overlays.map(({ key }) => key)).size).toBe(2);
  });

  it('gives the opener what it was closed with', async () => {
    const store = new OverlayStore();
    const result = store.open(request('a'));
    store.overlays[0]?.close({ id: '7' });
    expect(await result).toEqual({ id: '7' });
    expect(store.overlays).toEqual([]);
  });

  it('gives up one that cannot be drawn, keeps nothing of it in sight, and leaves the others open', async () => {
    const store = new OverlayStore();
    void store.open(request('below'));
    const result = store.open(request('a'));
    store.giveUp(store.overlays[1]!.key);
    expect(await result).toBeUndefined();
    expect([ids(store.overlays), store.leaving]).toEqual([['below'], []]);
  });

  it('keeps a closed one in sight until it is gone', () => {
    const store = new OverlayStore();
    void store.open(request('a'));
    const { key, close } = store.overlays[0]!;
    close();
    expect(ids(store.leaving)).toEqual(['a']);
    close();
    expect(ids(store.leaving)).toEqual(['a']);
    store.gone(key);
    expect(store.leaving).toEqual([]);
  });

  it('asks before a person’s closing takes effect', async () => {
    const store = new OverlayStore();
    const result = store.open(request('a'));
    const { key } = store.overlays[0]!;
    store.mayClose = () => Promise.resolve(false);
    await store.requestClose(key);
    expect(ids(store.overlays)).toEqual(['a']);
    store.mayClose = (asked) => Promise.resolve(asked === key);
    await store.requestClose(key);
    expect(await result).toBeUndefined();
  });

  it('does nothing for one that is closed already', async () => {
    const store = new OverlayStore();
    void store.open(request('a'));
    await store.requestClose(99);
    expect(ids(store.overlays)).toEqual(['a']);
  });

  it('closes all, the topmost first', async () => {
    const store = new OverlayStore();
    const order: string[] = [];
    const all = ['a', 'b', 'c'].map((id) => store.open(request(id)).then(() => order.push(id)));
    store.closeAll();
    await Promise.all(all);
    expect(order).toEqual(['c', 'b', 'a']);
    expect(store.overlays).toEqual([]);
  });
});
