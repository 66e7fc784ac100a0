import type { Contender, MountOptions } from './contender.ts';
import { nextFrame, painted, paintedWhen, PATIENCE, promptFrame } from './frames.ts';

/** Milliseconds from the call of `mount`. */
export interface MountTimes {
  /** Until everything within the window is painted. */
  readonly visible: number;
  /** Until everything is painted. */
  readonly all: number;
  /** The longest frame between the two; 0 where nothing came in behind. */
  readonly longestFrame: number;
  /** Elements in the page after that. */
  readonly elements: number;
}

/** How far above its lower edge, in px, a box must be filled: scroll bars may lie over what is below. */
const MARGIN = 70;

/** Milliseconds between two looks at a page that fills in: each costs some of the time that it takes. */
const LOOK = 16;

export type PageBench = ReturnType<typeof createBench>;

declare global {
  interface Window {
    bench: PageBench;
  }
}

/** What a measured page offers: the contender's work, timed inside the page. */
export function createBench(contender: Contender, host: HTMLElement) {
  let unmount: (() => void) | undefined;
  /** Milliseconds of the keys, or of the turns of the wheel, that were painted so far. */
  let watched: readonly number[] = [];
  const found = (): Element[] => [...host.querySelectorAll(contender.selector)];
  const shown = (): Element[] => found().filter((one) => one.checkVisibility());
  const scroller = (): Element =>
    (contender.scroller === undefined ? null : host.querySelector(contender.scroller)) ?? host;
  const rowAt = (y: number): Element | null => {
    const { left, width } = host.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, y)?.closest(contender.selector) ?? null;
  };
  const centre = (): number => {
    const { top, height } = host.getBoundingClientRect();
    return top + height / 2;
  };

  return {
    prepare: (size: number, options: MountOptions) => contender.prepare?.(size, options) ?? Promise.resolve(),

    /** Mounts as many elements of one kind as `expected`; hidden ones do not count. */
    async mount(size: number, options: MountOptions, expected: number): Promise<MountTimes> {
      const count = options.linked > 0 ? shown : found;
      const seen = (): string => `${count().length} drawn, ${expected} expected`;
      const isFull = (): boolean => count().length >= expected;
      const started = performance.now();
      unmount = contender.mount(host, size, options);
      const isFilled = (): boolean =>
        isFull() || (found().at(-1)?.getBoundingClientRect().top ?? 0) >= window.innerHeight;
      const visible = await paintedWhen(isFilled, seen);
      const { longestFrame, until } = isFull()
        ? { longestFrame: 0, until: visible }
        : await fill(isFull, seen);
      if (count().length !== expected) throw new Error(seen());
      const elements = host.querySelectorAll('*').length;
      return { visible: visible - started, all: until - started, longestFrame, elements };
    },

    /** Mounts a list that fills its box, drawn whole or only where it is seen. */
    async mountList(size: number): Promise<{ all: number; elements: number; rows: number }> {
      const started = performance.now();
      unmount = contender.mount(host, size, { linked: 0 });
      const { bottom } = host.getBoundingClientRect();
      const isFilled = (): boolean => rowAt(centre()) !== null && rowAt(bottom - MARGIN) !== null;
      const all = await paintedWhen(isFilled, () => `${found().length} rows drawn, the box is not filled`);
      await painted();
      return { all: all - started, elements: host.querySelectorAll('*').length, rows: found().length };
    },

    async unmount(): Promise<void> {
      unmount?.();
      unmount = undefined;
      await paintedWhen(
        () => found().length === 0,
        () => 'still there after unmounting',
      );
    },

    /** Puts the cursor into the first field and notes how long each key takes to be painted. */
    watchKeys(): void {
      const times: number[] = [];
      watched = times;
      document.addEventListener(
        'keydown',
        (event) => void painted().then((now) => times.push(now - event.timeStamp)),
        true,
      );
      firstInput().focus();
    },

    /** The times of keys or turns of the wheel, once there are so many. */
    async times(count: number): Promise<readonly number[]> {
      await paintedWhen(
        () => watched.length >= count,
        () => `${watched.length} of ${count} events seen`,
      );
      return watched;
    },

    firstValue: (): string => firstInput().value,

    /** Types a value into the first field at once; milliseconds until exactly `expected` fields are shown. */
    async link(value: string, expected: number): Promise<number> {
      const input = firstInput();
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.bind(input);
      const started = performance.now();
      set?.(value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const now = await paintedWhen(
        () => shown().length === expected,
        () => `${shown().length} shown, ${expected} expected`,
      );
      return now - started;
    },

    /** Notes how long each turn of the wheel takes to be painted. */
    watchWheel(): void {
      const times: number[] = [];
      let turned: number | undefined;
      const once = { capture: true, passive: true };
      document.addEventListener('wheel', (event) => (turned = event.timeStamp), once);
      document.addEventListener(
        'scroll',
        () => {
          const since = turned;
          turned = undefined;
          if (since !== undefined) void painted().then((now) => times.push(now - since));
        },
        once,
      );
      watched = times;
    },

    /** Where the pointer stands over the list. */
    middle: (): { x: number; y: number } => {
      const { left, width } = host.getBoundingClientRect();
      return { x: left + width / 2, y: centre() };
    },

    /** Scrolls by so many rows at once; milliseconds until the row in the middle is painted. */
    async jump(rows: number): Promise<number> {
      const height = rowAt(centre())?.getBoundingClientRect().height ?? 0;
      if (height === 0) throw new Error('No row in the middle of the list');
      const box = scroller();
      const before = box.scrollTop;
      const started = performance.now();
      box.scrollTop += rows * height;
      const now = await paintedWhen(
        () => rowAt(centre()) !== null,
        () => 'the middle of the list stays blank',
      );
      if (box.scrollTop === before) throw new Error('The list does not scroll');
      return now - started;
    },

    idle: painted,
  };

  /** Waits, in the browser's own time, until everything is painted that comes in behind what is seen. */
  async function fill(isFull: () => boolean, seen: () => string) {
    const started = performance.now();
    let last = started;
    let looked = started;
    let longestFrame = 0;
    for (;;) {
      const now = await nextFrame();
      longestFrame = Math.max(longestFrame, now - last);
      last = now;
      if (now - looked < LOOK) continue;
      looked = now;
      if (isFull()) return { longestFrame, until: await promptFrame() };
      if (now - started > PATIENCE) throw new Error(seen());
    }
  }

  function firstInput(): HTMLInputElement {
    const input = host.querySelector<HTMLInputElement>('input:not([type=submit])');
    if (!input) throw new Error('There is no input');
    return input;
  }
}
