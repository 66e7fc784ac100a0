/** One px that changes colour: headless Chromium slows frames to 17 ms where nothing has to be painted. */
const probe = document.createElement('div');
probe.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;pointer-events:none;z-index:9999';
document.documentElement.append(probe);
let flipped = false;

/** Waits for the next frame, which comes at once. @returns milliseconds of the page's clock */
export function promptFrame(): Promise<number> {
  flipped = !flipped;
  probe.style.background = flipped ? '#fff' : '#fefefe';
  return nextFrame();
}

/** Waits for the next frame, in the browser's own time. @returns milliseconds of the page's clock */
export const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve(performance.now()));
  });

/** Waits until what stands in the page now has been painted. @returns milliseconds of the page's clock */
export async function painted(): Promise<number> {
  await promptFrame();
  return promptFrame();
}

/** Milliseconds after which a contender counts as failed. */
export const PATIENCE = 60_000;

/** Waits, frame by frame, until something is so, and until it is painted. @throws Error that says what was seen last */
export async function paintedWhen(isSo: () => boolean, seen: () => string): Promise<number> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const now = await promptFrame();
    if (isSo()) return promptFrame();
    if (now > until) throw new Error(`After ${PATIENCE / 1000} s: ${seen()}`);
  }
}
