import type { RefObject } from 'react';

/** So near to an edge, in pixels, it begins to scroll. */
const NEAR = 40;
/** The most pixels that one frame scrolls. */
const FASTEST = 16;

/** Scrolls while something is dragged near the edge of what can be scrolled. */
export class AutoScroll {
  private frame: number | undefined;
  private pointer = { x: 0, y: 0 };
  private readonly scroller: RefObject<HTMLElement | null>;
  private readonly scrolled: () => void;

  /** @param scrolled called after each step */
  constructor(scroller: RefObject<HTMLElement | null>, scrolled: () => void) {
    this.scroller = scroller;
    this.scrolled = scrolled;
  }

  start(): void {
    window.addEventListener('pointermove', this.follow, true);
    this.frame ??= requestAnimationFrame(this.step);
  }

  stop(): void {
    window.removeEventListener('pointermove', this.follow, true);
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.frame = undefined;
  }

  private readonly follow = ({ clientX: x, clientY: y }: PointerEvent): void => {
    this.pointer = { x, y };
  };

  private readonly step = (): void => {
    this.frame = requestAnimationFrame(this.step);
    const element = this.scroller.current;
    if (element === null) return;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { x, y } = this.pointer;
    if (x < left || x > right) return;
    const before = element.scrollTop;
    element.scrollTop += speed(y, top, bottom);
    if (element.scrollTop !== before) this.scrolled();
  };
}

/** Pixels per frame: faster the nearer to an edge. */
function speed(at: number, from: number, to: number): number {
  if (at < from + NEAR) return -Math.min(FASTEST, (from + NEAR - at) / 2);
  if (at > to - NEAR) return Math.min(FASTEST, (at - to + NEAR) / 2);
  return 0;
}
