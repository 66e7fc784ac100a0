import type { Browser, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds without a new request after which a page counts as idle. */
const STILL = 500;

/** The line that tells of changes stays open as long as somebody looks at the page. */
const isOfThePage = (request: Request): boolean => !request.url().includes('/api/interface/changes?');

/** One person at one browser window, and everything that went wrong there. */
export interface Visit {
  page: Page;
  /** Errors and warnings of the console, uncaught errors, refused by the content security policy. */
  troubles: string[];
  /** The next answer of this status is meant: the browser's own line about it is no trouble. */
  expectStatus(status: number): void;
  /** Comes when nothing has been on its way to the server for a while, but the line that tells of changes. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface VisitOptions {
  /** Pixels. */
  width?: number;
  height?: number;
  /** What the browser says it is; absent: what it is. */
  userAgent?: string;
}

/** Whether the page has nothing to do: on a busy machine its scripts may be at work for long without asking for anything. */
const isAtRest = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })))
    .then(
      () => true,
      // It went elsewhere meanwhile.
      () => false,
    );

/** Opens a window of its own: no cookies, no storage of others. */
export async function openVisit(
  browser: Browser,
  baseURL: string,
  { width = 1440, height = 900, userAgent }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    locale: 'zh-CN',
    ...(userAgent === undefined ? {} : { userAgent }),
    acceptDownloads: true,
    // Nothing slides, so that a click finds things where they stay.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  // Browsers say on the console what they refuse, but not what a policy only reports, nor in every case.
  await page.exposeFunction('noteRefused', (what: string) => void troubles.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { noteRefused } = window as unknown as { noteRefused: (what: string) => void };
      noteRefused(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  page.setDefaultTimeout(15_000);
  const expected = new Set<number>();
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    // Some browsers ask for it by themselves on a page without an icon.
    if (url.endsWith('/favicon.ico')) return;
    const status = Number(/status of (\d{3})/.exec(message.text())?.[1] ?? 0);
    if (!expected.has(status)) troubles.push(`${message.type()}: ${message.text()} ${url}`);
  });
  const onTheWay = new Set<Request>();
  const ends = (request: Request): void => void onTheWay.delete(request);
  page.on('request', (request) => {
    if (isOfThePage(request)) onTheWay.add(request);
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  return {
    page,
    troubles,
    expectStatus: (status) => void expected.add(status),
    idle: async () => {
      await page.waitForLoadState('load');
      await expect
        .poll(
          async () => {
            const next = page.waitForEvent('request', { predicate: isOfThePage, timeout: STILL });
            const isStill = await next.then(
              () => false,
              () => true,
            );
            return isStill && onTheWay.size === 0 && (await isAtRest(page));
          },
          { timeout: 15_000 },
        )
        .toBe(true);
    },
    close: () => context.close(),
  };
}
