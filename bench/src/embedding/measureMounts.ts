import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Mounter } from './embedder.ts';
import type { EmbeddingSites } from './openSites.ts';

/** What the process of a page holds after garbage was collected. */
export interface Held {
  readonly listeners: number;
  readonly nodes: number;
  readonly frames: number;
  /** Bytes of the JavaScript heap. */
  readonly heap: number;
}

export interface Mounts {
  /** While one frame stands, linked where it is to be. */
  readonly standing: Held;
  readonly early: Held;
  readonly late: Held;
}

export const EARLY = 100;
export const LATE = 1_000;
/** Mounts of one call of the page. */
const BATCH = 100;
/** Milliseconds in which a page that was taken away ends what it had under way. */
const REST = 1_000;

/** @param session of the page, with `Performance` enabled */
async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  // What the console keeps is no garbage.
  await session.send('Runtime.discardConsoleEntries');
  for (let turn = 0; turn < 3; turn += 1) {
    await page.waitForTimeout(REST);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
    frames: valueOf('Frames'),
    heap: valueOf('JSHeapUsedSize'),
  };
}

/**
 * Mounts and takes away in one page a thousand times.
 * @param context of a browser that has all frames in the process of their page, so that what they leave behind counts
 */
export async function measureMounts(
  context: BrowserContext,
  { parent }: EmbeddingSites,
  mounter: Mounter,
): Promise<Mounts> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(parent, { waitUntil: 'load' });
  await page.evaluate((by) => window.embedder.start(by), mounter);
  const standing = await heldBy(page, session);
  await page.reload({ waitUntil: 'load' });
  const mount = async (times: number): Promise<Held> => {
    for (let done = 0; done < times; done += BATCH)
      await page.evaluate(([by, batch]) => window.embedder.mountAndDestroy(by, batch), [
        mounter,
        BATCH,
      ] as const);
    return heldBy(page, session);
  };
  const early = await mount(EARLY);
  const late = await mount(LATE - EARLY);
  await page.close();
  return { standing, early, late };
}
