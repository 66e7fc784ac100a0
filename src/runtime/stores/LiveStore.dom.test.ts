import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../data/ApiError.ts';
import { LiveStore } from './LiveStore.ts';

/** A server whose streams the test writes to. */
function createLive() {
  const state = observable<{ owner: string | undefined; shown: boolean }>({ owner: 'lin', shown: true });
  const opened: {
    modules: string;
    signal: AbortSignal;
    line: ReadableStreamDefaultController<Uint8Array>;
  }[] = [];
  let showing: () => void = () => undefined;
  let refused: Error | undefined;
  const store = new LiveStore({
    open: (modules, signal) => {
      if (refused !== undefined) return Promise.reject(refused);
      return Promise.resolve(
        new ReadableStream<Uint8Array>({
          start: (line) => {
            opened.push({ modules: modules.join(), signal, line });
          },
        }),
      );
    },
    owner: () => state.owner,
    shown: () => state.shown,
    onShown: (listener) => {
      showing = listener;
      return () => undefined;
    },
  });
  const encoder = new TextEncoder();
  return {
    store,
    opened,
    say: async (event: string, data: object | string) => {
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      opened.at(-1)?.line.enqueue(encoder.encode(`event: ${event}\ndata: ${text}\n\n`));
      await pass(0);
    },
    show: (shown: boolean) => {
      state.shown = shown;
      showing();
    },
    own: (owner: string | undefined) => {
      runInAction(() => (state.owner = owner));
    },
    refuse: (error: Error | undefined) => {
      refused = error;
    },
  };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what others write', () => {
  it('is told to whoever watches that module, over one line for all', async () => {
    const { store, opened, say } = createLive();
    const [leave, course] = [vi.fn(), vi.fn()];
    store.watch('leave', leave);
    store.watch('course', course);
    await pass(100);
    expect(opened.map(({ modules }) => modules)).toEqual(['course,leave']);
    await say('ready', {});
    await say('changed', { module: 'leave' });
    expect([leave.mock.calls.length, course.mock.calls.length]).toEqual([1, 0]);
  });

  it('is no line for nobody, and one less when nobody watches any more', async () => {
    const { store, opened, own } = createLive();
    own(undefined);
    const end = store.watch('leave', vi.fn());
    await pass(100);
    expect(opened).toHaveLength(0);
    own('lin');
    await pass(100);
    expect(opened).toHaveLength(1);
    end();
    await pass(100);
    expect([opened.length, opened[0]?.signal.aborted]).toEqual([1, true]);
  });

  it('counts as changed after a line broke, and the next one waits', async () => {
    const { store, opened, say } = createLive();
    const listener = vi.fn();
    store.watch('leave', listener);
    await pass(100);
    await say('ready', {});
    expect(listener).not.toHaveBeenCalled();
    opened[0]?.line.error(new Error('gone'));
    await pass(1_900);
    expect(opened).toHaveLength(1);
    await pass(1_200);
    expect(opened).toHaveLength(2);
    await say('ready', {});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is not listened to out of sight, and counts as changed for who comes back', async () => {
    const { store, opened, say, show } = createLive();
    const listener = vi.fn();
    store.watch('leave', listener);
    await pass(100);
    await say('ready', {});
    show(false);
    expect(opened[0]?.signal.aborted).toBe(true);
    await pass(60_000);
    expect(opened).toHaveLength(1);
    show(true);
    await pass(100);
    await say('ready', {});
    expect([opened.length, listener.mock.calls.length]).toEqual([2, 1]);
  });

  it('counts as changed for what was watched already when more is, and not for the new', async () => {
    const { store, opened, say } = createLive();
    const [leave, course] = [vi.fn(), vi.fn()];
    store.watch('leave', leave);
    await pass(100);
    await say('ready', {});
    store.watch('course', course);
    await pass(100);
    await say('ready', {});
    expect([opened[0]?.signal.aborted, leave.mock.calls.length, course.mock.calls.length]).toEqual([
      true,
      1,
      0,
    ]);
  });

  it('begins anew for another role or person', async () => {
    const { store, opened, own } = createLive();
    store.watch('leave', vi.fn());
    await pass(100);
    own('wang');
    await pass(100);
    expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('is tried again after a fault, but not where the role may not listen', async () => {
    const { store, opened, refuse } = createLive();
    refuse(new TypeError('offline'));
    store.watch('leave', vi.fn());
    await pass(100);
    refuse(undefined);
    await pass(4_000);
    expect(opened).toHaveLength(1);
    const other = createLive();
    other.refuse(new ApiError('refused', '无权操作', { msgState: 3 }));
    other.store.watch('leave', vi.fn());
    await pass(100);
    other.refuse(undefined);
    await pass(300_000);
    expect(other.opened).toHaveLength(0);
  });

  it('gives a line up that says nothing, and reads no nonsense', async () => {
    const { store, opened, say } = createLive();
    const listener = vi.fn();
    store.watch('leave', listener);
    await pass(100);
    await say('changed', '{"module":7}');
    await say('changed', 'no json');
    await say('removed', { module: 'leave' });
    expect(listener).not.toHaveBeenCalled();
    await pass(70_000);
    expect(opened).toHaveLength(2);
  });
});
