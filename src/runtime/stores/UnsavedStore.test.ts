import { describe, expect, it } from 'vitest';
import { INPUT, TabMemory } from './TabMemory.ts';
import { UnsavedStore } from './UnsavedStore.ts';

describe('UnsavedStore', () => {
  it('knows whether any form, or one in an overlay, holds input', () => {
    const store = new UnsavedStore();
    let page = false;
    let dialog = false;
    store.register(() => page, undefined);
    store.register(() => dialog, 4);
    expect([store.any(), store.in(4)]).toEqual([false, false]);
    dialog = true;
    expect([store.any(), store.in(4), store.in(5)]).toEqual([true, true, false]);
    dialog = false;
    page = true;
    expect([store.any(), store.in(4)]).toEqual([true, false]);
  });

  it('asks about nothing any more once the person gave it up', () => {
    const store = new UnsavedStore();
    store.register(() => true, 1);
    store.giveUp();
    expect([store.any(), store.in(1)]).toEqual([false, false]);
  });

  it('tells what leaving the page would lose from what its tab keeps, here and in other tabs', () => {
    const memory = new TabMemory();
    const store = new UnsavedStore(memory);
    const forget = store.register(() => true, undefined, true);
    expect([store.byLeaving(), store.here(), store.any()]).toEqual([false, true, true]);
    forget();
    memory.of('/a').set(INPUT, {});
    expect([store.byLeaving(), store.here(), store.any()]).toEqual([false, false, true]);
    store.register(() => true, 3);
    expect(store.byLeaving()).toBe(true);
    memory.keep([]);
    expect(memory.holdsInput()).toBe(false);
  });

  it('forgets a form that is closed', () => {
    const store = new UnsavedStore();
    const forget = store.register(() => true, 1);
    forget();
    expect([store.any(), store.in(1)]).toEqual([false, false]);
  });
});
