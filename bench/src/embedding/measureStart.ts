import type { BrowserContext } from 'playwright-core';
import type { Mounter } from './embedder.ts';
import type { EmbeddingSites } from './openSites.ts';

/** Milliseconds since the iframe was made. */
export interface StartSample {
  readonly loaded: number;
  /** First contentful paint of the page in the frame. */
  readonly painted: number;
  /** Absent in a plain iframe. */
  readonly resolved?: number;
}

/** Embeds the portal's page once, in a fresh parent page. */
async function startOnce(context: BrowserContext, parent: string, mounter: Mounter): Promise<StartSample> {
  const page = await context.newPage();
  await page.goto(parent, { waitUntil: 'load' });
  const { began, ...times } = await page.evaluate((by) => window.embedder.start(by), mounter);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (frame === undefined) throw new Error('The parent page has no frame');
  const painted = await frame.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first !== undefined) resolve(performance.timeOrigin + first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.close();
  return { ...times, painted: painted - began };
}

/** Embeds it in turn by the SDK and as a plain iframe, with warm caches: the first of each is left out. */
export async function measureStart(
  context: BrowserContext,
  { parent }: EmbeddingSites,
  samples: number,
): Promise<Readonly<Record<Mounter, readonly StartSample[]>>> {
  const measured: Record<Mounter, StartSample[]> = { atrium: [], plain: [] };
  const mounters = ['plain', 'atrium'] as const;
  for (let round = -1; round < samples; round += 1) {
    // Each time another first.
    for (const mounter of round % 2 === 0 ? mounters : mounters.toReversed()) {
      const sample = await startOnce(context, parent, mounter);
      if (round >= 0) measured[mounter].push(sample);
    }
  }
  return measured;
}
