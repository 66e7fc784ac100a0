import { describe, expect, test } from 'vitest';
import { MountQueue, type MountClock } from './MountQueue.ts';

/** A browser that does nothing by itself: `run` gives it an idle moment, `see` scrolls an element into sight. */
function slowBrowser() {
  let time = 0;
  let idle: (() => void) | undefined;
  let frame: (() => void) | undefined;
  const prints = new Set<() => void>();
  let near: (element: Element) => void = () => undefined;
  const watched = new Set<Element>();
  const clock: MountClock = {
    idle: (callback) => {
      idle = callback;
      return () => {
        idle = undefined;
      };
    },
    frame: (callback) => {
      frame = callback;
    },
    print: (callback) => {
      prints.add(callback);
      return () => void prints.delete(callback);
    },
    now: () => time,
    height: () => 1368,
    watch: (tell) => {
      near = tell;
      return {
        add: (element) => void watched.add(element),
        remove: (element) => void watched.delete(element),
      };
    },
  };
  return {
    clock,
    watched,
    prints,
    spend: (milliseconds: number) => (time += milliseconds),
    run: (): boolean => {
      const callback = idle;
      idle = undefined;
      callback?.();
      return callback !== undefined;
    },
    nextFrame: () => frame?.(),
    see: (element: Element) => {
      near(element);
    },
  };
}

/** A page of so many nodes: which of them are drawn, in the order in which they were. */
function page(browser: ReturnType<typeof slowBrowser>, count: number, cost = 0) {
  const queue = new MountQueue(browser.clock);
  const drawn: number[] = [];
  const elements = Array.from({ length: count }, () => document.createElement('div'));
  elements.forEach((element, index) => {
    if (queue.enter()) drawn.push(index);
    else {
      queue.wait(element, () => {
        browser.spend(cost);
        drawn.push(index);
      });
    }
  });
  return { queue, drawn, elements };
}

describe('a long page', () => {
  test('draws its first screen at once and the rest while the browser is idle, in order', () => {
    const browser = slowBrowser();
    const { drawn } = page(browser, 200);
    expect(drawn).toHaveLength(40);
    while (browser.run());
    expect(drawn).toEqual(Array.from({ length: 200 }, (_, index) => index));
    expect(browser.watched.size).toBe(0);
  });

  test('takes no slice longer than a frame bears', () => {
    const browser = slowBrowser();
    const { drawn } = page(browser, 100, 6);
    browser.run();
    for (let before = drawn.length; browser.run(); before = drawn.length) {
      expect(drawn.length - before).toBeLessThanOrEqual(2);
    }
    expect(drawn).toHaveLength(100);
  });

  test('draws what comes near at once', () => {
    const browser = slowBrowser();
    const { drawn, elements } = page(browser, 200);
    browser.see(elements[150]!);
    expect(drawn.at(-1)).toBe(150);
    while (browser.run());
    expect(drawn.filter((index) => index === 150)).toHaveLength(1);
  });

  test('is whole where somebody needs it whole', () => {
    const { queue, drawn } = page(slowBrowser(), 200);
    queue.flush();
    expect(drawn).toHaveLength(200);
  });

  test('is whole on paper, and looks out for a print no longer than something waits', () => {
    const browser = slowBrowser();
    const { drawn } = page(browser, 200);
    expect(browser.prints.size).toBe(1);
    for (const print of browser.prints) print();
    expect(drawn).toHaveLength(200);
    expect(browser.prints.size).toBe(0);
  });

  test('forgets what is gone before its turn', () => {
    const browser = slowBrowser();
    const queue = new MountQueue(browser.clock);
    while (queue.enter());
    let drawn = false;
    queue.wait(document.createElement('div'), () => (drawn = true))();
    while (browser.run());
    expect(drawn).toBe(false);
    expect(browser.watched.size).toBe(0);
  });

  test('has the same first screen where React throws a drawing away and begins anew', () => {
    const queue = new MountQueue(slowBrowser().clock);
    const nodes = Array.from({ length: 60 }, () => ({}));
    const entered = () => nodes.map((node) => queue.enter(node));
    const first = entered();
    expect(first.filter(Boolean)).toHaveLength(40);
    expect(entered()).toEqual(first);
  });

  test('lets in no more than a screen however many frames its drawing takes', () => {
    const browser = slowBrowser();
    const queue = new MountQueue(browser.clock);
    const entered = Array.from({ length: 100 }, () => {
      browser.nextFrame();
      return queue.enter();
    });
    expect(entered.filter(Boolean)).toHaveLength(40);
    // What stands ends it.
    queue.stands();
    browser.nextFrame();
    expect(queue.enter()).toBe(true);
  });

  test('draws at once again what is shown later', () => {
    const browser = slowBrowser();
    const { queue } = page(browser, 60);
    while (browser.run());
    browser.nextFrame();
    expect(queue.enter()).toBe(true);
  });
});

test('without a browser everything is drawn at once', () => {
  const queue = new MountQueue(undefined);
  expect(Array.from({ length: 500 }, () => queue.enter())).not.toContain(false);
});
