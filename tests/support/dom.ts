import { afterAll, afterEach, vi } from 'vitest';
import './computedStyle.ts';
import './labels.ts';
import { endFile } from './endOfFile.ts';
import { expectNoWaits, PATIENCE } from './waits.ts';

// Setup file of every project: fills what jsdom leaves out and antd needs. Files that run without a DOM pass through.

afterEach(expectNoWaits);
// The files of a worker share one clock: whatever a file made of it ends with it.
afterAll(() => {
  endFile();
  vi.useRealTimers();
});

/** Matches the desktop width that jsdom claims (1024 px) and no preference at all. */
function matchMedia(query: string): MediaQueryList {
  const least = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);
  const most = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity);
  const about = query.includes('width');
  const target = new EventTarget();
  return Object.assign(target, {
    matches: about && window.innerWidth >= least && window.innerWidth <= most,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** jsdom lays nothing out, so no size ever changes. */
class SilentObserver {
  observe(): void {
    // nothing to report
  }
  unobserve(): void {
    // nothing was reported
  }
  disconnect(): void {
    // nothing was reported
  }
  takeRecords(): [] {
    return [];
  }
}

if (typeof window !== 'undefined') {
  window.matchMedia = matchMedia;
  Object.assign(window, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // Without a layout a stretch of text has no places either; editors of code measure by them.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  // The files of a worker share one window: each finds it as it was at first.
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  const { cleanup, configure } = await import('@testing-library/react');
  await import('./keptStyles.ts');
  // What is waited for comes when it comes: a slow machine is no failure.
  configure({ asyncUtilTimeout: PATIENCE });
  afterEach(cleanup);
}
