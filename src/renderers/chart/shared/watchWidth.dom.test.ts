import { expect, test, vi } from 'vitest';
import { watchWidth } from './useChart.ts';

/** Stands for an observer of the browser: the test says what it sees. */
class Watch {
  static last: Watch;
  readonly targets = new Set<Element>();
  readonly see: (entries: object[]) => void;
  constructor(see: (entries: object[]) => void) {
    this.see = see;
    (this.constructor as typeof Watch).last = this;
  }
  observe(element: Element): void {
    this.targets.add(element);
  }
  disconnect(): void {
    this.targets.clear();
  }
}
class Sight extends Watch {}
class Size extends Watch {}

function watch() {
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('ResizeObserver', Size);
  const widths: number[] = [];
  const stop = watchWidth(document.createElement('div'), (width) => widths.push(width));
  const appear = (width: number) => Sight.last.see([{ isIntersecting: true, boundingClientRect: { width } }]);
  const resize = (width: number) => Size.last.see([{ contentRect: { width } }]);
  return { widths, stop, appear, resize };
}

test('nothing is told before the element comes into view', () => {
  const { widths, appear } = watch();
  Sight.last.see([{ isIntersecting: false, boundingClientRect: { width: 300 } }]);
  appear(0);
  expect(widths).toEqual([]);
  appear(300.4);
  expect(widths).toEqual([300]);
});

test('the first call of the size observer is passed over, later ones are told', () => {
  const { widths, appear, resize } = watch();
  appear(300);
  resize(300);
  expect(widths).toEqual([300]);
  resize(420);
  expect(widths).toEqual([300, 420]);
});

test('an element that is hidden keeps the width that it had', () => {
  const { widths, appear, resize } = watch();
  appear(300);
  resize(300);
  resize(0);
  expect(widths).toEqual([300]);
});

test('stopping watches nothing any more', () => {
  const { stop, appear } = watch();
  appear(300);
  stop();
  expect(Sight.last.targets.size + Size.last.targets.size).toBe(0);
});
