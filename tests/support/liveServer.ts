import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, vi } from 'vitest';
import { LiveStore } from '../../src/runtime/live/LiveStore.ts';
import { noNeighbours, type Neighbours } from '../../src/runtime/live/neighbours.ts';

const stores: LiveStore[] = [];

/** Time is the test's own, and chance is none. */
export function holdTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    for (const store of stores.splice(0)) store.dispose();
    vi.useRealTimers();
  });
}

interface Opened {
  /** In the order of their names: which page asked first is chance. */
  readonly topics: string;
  readonly signal: AbortSignal;
  say(what: 'ready' | { told: string } | 'break'): Promise<void>;
}

/** Lets time pass; timers are fake. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A server that opens lines for pages of a test file under fake timers, and lets it speak over them; all end with their test. */
export function createLiveServer() {
  const opened: Opened[] = [];
  const server = {
    opened,
    refused: undefined as Error | undefined,
    /** Lines that are open now. */
    open: () => opened.filter(({ signal }) => !signal.aborted).map(({ topics }) => topics),
    page: (neighbours: Neighbours = noNeighbours, { owner = 'lin', alone = true } = {}) => {
      const state = observable<{ owner: string | undefined; shown: boolean }>({
        owner: owner === '' ? undefined : owner,
        shown: true,
      });
      let showing: () => void = () => undefined;
      const store = new LiveStore({
        listen: (topics, signal, { ready, told }) => {
          if (server.refused !== undefined) return Promise.reject(server.refused);
          return new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')));
            const say: Opened['say'] = async (what) => {
              if (what === 'ready') ready();
              else if (what === 'break') reject(new Error('gone'));
              else told(what.told);
              await pass(0);
            };
            opened.push({ topics: [...topics].sort().join(), signal, say });
          });
        },
        owner: () => state.owner,
        shown: () => state.shown,
        onShown: (listener) => {
          showing = listener;
          return () => undefined;
        },
        ...{ neighbours, alone, unseen: false },
      });
      stores.push(store);
      const show = (shown: boolean): void => {
        state.shown = shown;
        showing();
      };
      const own = (next: string | undefined): void => runInAction(() => void (state.owner = next));
      const watch = (topic: string) => {
        const told = vi.fn();
        return Object.assign(told, { end: store.watch(topic, told) });
      };
      return { store, show, own, watch };
    },
  };
  return server;
}
