import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { openVisit, type Visit, type VisitOptions } from './visit.ts';
import { productUrl } from './productUrl.ts';

/**
 * One browser for the tests of a file. Whoever visits the product in a test is gone after it, and nothing may have gone
 * wrong there: no error on the console, nothing uncaught.
 * @returns opens a window of its own
 */
export function openVisits(): (options?: VisitOptions) => Promise<Visit> {
  let browser: Browser;
  const visits: Visit[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    const ended = visits.splice(0);
    await Promise.all(ended.map((visit) => visit.close()));
    expect(ended.flatMap(({ troubles }) => troubles)).toEqual([]);
  });
  afterAll(() => browser.close());
  return async (options) => {
    const visit = await openVisit(browser, productUrl(), options);
    visits.push(visit);
    return visit;
  };
}
