// What a widget starts and has to end: listeners outside itself, intervals, observers.

type Open = Map<string, number>;
type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
const OBSERVERS = ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const;
type Observer = (typeof OBSERVERS)[number];

/** A listener once more for the same event, phase and function is none. */
function listenersKept(name: string, target: Listening, open: Open): () => void {
  const kept = new Map<string, Set<unknown>>();
  const { addEventListener: add, removeEventListener: remove } = target;
  const keyOf = (type: string, options: unknown): string => {
    const capture =
      typeof options === 'object' && options !== null && 'capture' in options ? options.capture : options;
    return `${name} listens to "${type}"${capture === true ? ' first' : ''}`;
  };
  const change = (key: string, listener: unknown, added: boolean): void => {
    const listeners = kept.get(key) ?? new Set();
    kept.set(key, listeners);
    if (added) listeners.add(listener);
    else listeners.delete(listener);
    open.set(key, listeners.size);
  };
  target.addEventListener = (type: string, listener: never, options?: never) => {
    const once = (options as { once?: boolean; signal?: AbortSignal } | undefined) ?? {};
    if (once.once !== true) change(keyOf(type, options), listener, true);
    once.signal?.addEventListener('abort', () => change(keyOf(type, options), listener, false));
    add.call(target, type, listener, options);
  };
  target.removeEventListener = (type: string, listener: never, options?: never) => {
    change(keyOf(type, options), listener, false);
    remove.call(target, type, listener, options);
  };
  return () => Object.assign(target, { addEventListener: add, removeEventListener: remove });
}

function intervalsKept(open: Open): () => void {
  const running = new Set<unknown>();
  const { setInterval: begin, clearInterval: end } = globalThis;
  const count = (): void => void open.set('an interval runs', running.size);
  globalThis.setInterval = ((...call: Parameters<typeof begin>) => {
    const interval = begin(...call);
    running.add(interval);
    count();
    return interval;
  }) as typeof begin;
  globalThis.clearInterval = ((interval: never) => {
    running.delete(interval);
    count();
    end(interval);
  }) as typeof end;
  return () => Object.assign(globalThis, { setInterval: begin, clearInterval: end });
}

type Watch = (...call: never[]) => void;
interface WatchingPrototype {
  observe: Watch;
  unobserve?: Watch;
  disconnect: Watch;
}

function observersKept(name: Observer, open: Open): () => void {
  const watching = new Map<object, number>();
  const watch = (observer: object, many: number): void => {
    if (many > 0) watching.set(observer, many);
    else watching.delete(observer);
    open.set(`a ${name} watches`, watching.size);
  };
  const prototype: WatchingPrototype = globalThis[name].prototype;
  const { observe, unobserve, disconnect } = prototype;
  const counted = (own: typeof observe, many: (before: number) => number) =>
    function (this: object, ...call: never[]): void {
      watch(this, many(watching.get(this) ?? 0));
      own.apply(this, call);
    };
  prototype.observe = counted(observe, (before) => before + 1);
  prototype.disconnect = counted(disconnect, () => 0);
  if (unobserve) prototype.unobserve = counted(unobserve, (before) => before - 1);
  return () => Object.assign(prototype, { observe, disconnect, ...(unobserve && { unobserve }) });
}

/**
 * Counts from now on what is started and not ended outside of what React draws.
 * @returns `open()`: what is still running, with how many of it; `stop()` counts no longer
 */
export function watchLeftovers(): { open: () => ReadonlyMap<string, number>; stop: () => void } {
  const open: Open = new Map();
  const undo = [
    listenersKept('the window', window, open),
    listenersKept('the document', document, open),
    listenersKept('the body', document.body, open),
    intervalsKept(open),
    ...OBSERVERS.map((name) => observersKept(name, open)),
  ];
  return {
    open: () => new Map(open),
    stop: () => {
      for (const back of undo) back();
    },
  };
}
