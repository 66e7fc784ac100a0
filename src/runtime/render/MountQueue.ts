import { flushSync } from 'react-dom';

/** Height in px of a field with its label and the gap below it: what a screen holds is reckoned by it. */
const ROW = 72;
/** Milliseconds that one slice of drawing may take: with layout and paint behind it, a frame stays under 50. */
const SLICE = 12;
/** Nodes of the first slice, and the most that one takes. */
const BEGIN = 8;
const MOST = 24;
/** How far outside the window, in px, what comes near is drawn at once. */
const NEAR = '600px 0px';

/** What a browser offers for this; tests and servers have none of it, and there everything is drawn at once. */
export interface MountClock {
  /** Calls back when the browser has nothing better to do. @returns takes it back */
  idle(callback: () => void): () => void;
  /** Calls back before the next frame. */
  frame(callback: () => void): void;
  /** Milliseconds. */
  now(): number;
  /** Height of the window in px. */
  height(): number;
  /** Calls back before the page is printed. @returns takes it back */
  print(callback: () => void): () => void;
  /** Watches elements; tells which have come near the window. */
  watch(near: (element: Element) => void): { add(element: Element): void; remove(element: Element): void };
}

/** The clock of a browser; undefined where it lacks what is needed. */
export function browserClock(): MountClock | undefined {
  if (typeof requestIdleCallback !== 'function' || typeof IntersectionObserver !== 'function')
    return undefined;
  return {
    idle: (callback) => {
      const handle = requestIdleCallback(callback, { timeout: 200 });
      return () => {
        cancelIdleCallback(handle);
      };
    },
    frame: (callback) => void requestAnimationFrame(callback),
    print: (callback) => {
      window.addEventListener('beforeprint', callback);
      return () => {
        window.removeEventListener('beforeprint', callback);
      };
    },
    now: () => performance.now(),
    height: () => window.innerHeight,
    watch: (near) => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) near(target);
        },
        { rootMargin: NEAR },
      );
      return {
        add: (element) => {
          observer.observe(element);
        },
        remove: (element) => {
          observer.unobserve(element);
        },
      };
    },
  };
}

/**
 * Decides when the widgets of a long page are drawn: the first screen at once, what comes near the window as it comes,
 * the rest in slices while the browser is idle. Values, rules and rights live outside the widgets, so that a form
 * validates and submits whole before all of it is drawn.
 */
export class MountQueue {
  private readonly clock: MountClock | undefined;
  private readonly waiting = new Map<Element, () => void>();
  private readonly watcher: ReturnType<MountClock['watch']> | undefined;
  /** How many nodes stand beside each other. */
  columns = 2;
  /** Nodes drawn at once since the page was last complete, and which of them stand there once. */
  private entered = 0;
  private asked = new WeakSet();
  private refills = false;
  private cancel: (() => void) | undefined;
  /** Takes back that a print draws what waits; there while something does. */
  private unprint: (() => void) | undefined;
  /** How many nodes the next slice draws; follows what the last ones took. */
  private slice = BEGIN;

  constructor(clock: MountClock | undefined = browserClock()) {
    this.clock = clock;
    this.watcher = clock?.watch((element) => {
      this.draw([element]);
    });
  }

  /**
   * Whether the node that asks may be drawn at once; asked when it is first drawn.
   * @param once the node, where it stands on the page once: asked for again, React has thrown the drawing away, as it
   * does with one that an urgent change interrupts, and begins anew
   */
  enter(once?: object): boolean {
    if (!this.clock) return true;
    if (once && this.asked.has(once)) this.begin();
    if (once) this.asked.add(once);
    if (this.entered >= (Math.ceil(this.clock.height() / ROW) + 1) * this.columns) return false;
    this.entered += 1;
    return true;
  }

  /** A node that was let in stands on the page: with the next frame the drawing that it belongs to is over. */
  stands(): void {
    if (!this.clock || this.refills || this.waiting.size > 0) return;
    this.refills = true;
    this.clock.frame(() => {
      this.refill();
    });
  }

  /** Waits with an element that holds the place. @returns takes it back */
  wait(element: Element, draw: () => void): () => void {
    this.waiting.set(element, draw);
    this.watcher?.add(element);
    this.unprint ??= this.clock?.print(() => {
      this.flush();
    });
    this.schedule();
    return () => {
      this.take(element);
    };
  }

  /** Draws everything that waits, for whoever needs the whole page: a search for an input, a print. */
  flush(): void {
    this.draw([...this.waiting.keys()]);
  }

  private take(element: Element): (() => void) | undefined {
    const draw = this.waiting.get(element);
    this.waiting.delete(element);
    this.watcher?.remove(element);
    if (this.waiting.size === 0) {
      this.unprint?.();
      this.unprint = undefined;
    }
    return draw;
  }

  private draw(elements: readonly Element[]): void {
    const draws = elements.flatMap((element) => this.take(element) ?? []);
    if (draws.length === 0) return;
    flushSync(() => {
      for (const draw of draws) draw();
    });
  }

  private schedule(): void {
    if (this.cancel || !this.clock || this.waiting.size === 0) return;
    this.cancel = this.clock.idle(() => {
      this.cancel = undefined;
      this.drawSlice();
      this.schedule();
      if (this.waiting.size === 0) this.refill();
    });
  }

  private drawSlice(): void {
    const { clock } = this;
    if (!clock) return;
    const started = clock.now();
    this.draw([...this.waiting.keys()].slice(0, this.slice));
    const each = Math.max(0.1, (clock.now() - started) / this.slice);
    this.slice = Math.max(1, Math.min(MOST, Math.floor(SLICE / each)));
  }

  private refill(): void {
    this.refills = false;
    if (this.waiting.size === 0) this.begin();
  }

  private begin(): void {
    this.entered = 0;
    this.asked = new WeakSet();
  }
}
