import type { BrowserContext } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { installEmbedder } from '../embedding/embedder.ts';
import { callLines, mountLines, startLines } from '../embedding/lines.ts';
import { CALLS, measureCalls, ROUNDS, WARM_UP } from '../embedding/measureCalls.ts';
import { LATE, measureMounts } from '../embedding/measureMounts.ts';
import { measureStart } from '../embedding/measureStart.ts';
import { openSites } from '../embedding/openSites.ts';
import { buildPortal } from '../portal.ts';
import { startProduct } from '../runningServers.ts';
import type { Report, ReportLine } from '../suite.ts';

const PAGE = '/user/login';
const STARTS = 15;

/** Frames of other sites in processes of their own, as browsers of desktops have them. */
const APART = ['--site-per-process'];
/** All frames in the process of the page around them, as those of one site are. */
const TOGETHER = ['--disable-site-isolation-trials'];

async function run(): Promise<readonly ReportLine[]> {
  buildPortal();
  const product = await startProduct();
  try {
    const sites = await openSites(product.origin);
    const { appKey, peers } = sites;
    const inBrowser = async <T>(flags: readonly string[], act: (context: BrowserContext) => Promise<T>) => {
      const browser = await launchBrowser(flags);
      try {
        const context = await browser.newContext({ locale: 'zh-CN' });
        await context.addInitScript(installEmbedder, { src: product.origin + PAGE, appKey, peers });
        return await act(context);
      } finally {
        await browser.close();
      }
    };
    try {
      const starts = await inBrowser(APART, (context) => measureStart(context, sites, STARTS));
      const apart = await inBrowser(APART, (context) => measureCalls(context, sites, true));
      const together = await inBrowser(TOGETHER, (context) => measureCalls(context, sites, false));
      const mounts = await inBrowser(TOGETHER, (context) => measureMounts(context, sites, 'atrium'));
      const plain = await inBrowser(TOGETHER, (context) => measureMounts(context, sites, 'plain'));
      return [
        ...startLines(starts),
        ...callLines('two processes', apart),
        ...callLines('one process', together),
        ...mountLines(mounts, plain),
      ];
    } finally {
      await sites.stop();
    }
  } finally {
    await product.stop();
  }
}

/** What the SDK of parent windows costs a page around the portal. */
export const report: Report = {
  title: 'Embedding: the SDK of parent windows, beside Penpal 7',
  notes: [
    'The page is the portal’s login page, which is there soonest; product, browser and parent share the machine. The parent is another site (`localhost` around `127.0.0.1`), registered with its origin, and each sample has a fresh parent page.',
    `Start: from the making of the iframe, with warm caches; the medians of ${String(STARTS)} in turn, in two processes. RESOLVED holds the question to the server. A frame in which nobody is logged in waits up to 400 ms for a parent that knows somebody before it shows the login page: that is in the plain iframe’s first paint.`,
    `Calls: ${String(ROUNDS)} rounds of ${CALLS.toLocaleString('en')} in turn, one after the other, after ${String(WARM_UP)} to warm up. The browser’s clock has steps of 0.1 ms: only the mean is finer, and ratios are of the mean. Penpal’s frame has a method that answers the same object, the limit’s sends back what comes. Two processes: the frame has its own, as another site in a browser of a desktop; one: as for parents of the portal’s own site.`,
    `Mounts: ${LATE.toLocaleString('en')} in one page, each with handlers, an ability and a call, taken away in turn at once, after 20 ms, after 120 ms, at its load, and after a call that was answered. Counted after garbage was collected, in one process, so that what the frames leave behind counts as well.`,
  ],
  run,
};
