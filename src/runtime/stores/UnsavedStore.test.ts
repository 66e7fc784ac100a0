import { describe, expect, it } from 'vitest';
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

  it('forgets a form that is closed', () => {
    const store = new UnsavedStore();
    const forget = store.register(() => true, 1);
    forget();
    expect([store.any(), store.in(1)]).toEqual([false, false]);
  });
});
