import { beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { BACK_OFFICE_PAGES } from '../../src/portal/pages/backOfficePages.ts';
import { flowListPages } from '../../src/schemas/pageAddress.ts';
import { ENTRY_PATHS } from '../../src/portal/session/redirect.ts';
import { logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';

// Every route under the product's own content security policy; a visit fails where the browser refused anything.

const open = openVisits();
let visit: Visit;
let page: Page;

beforeEach(async () => {
  visit = await open();
  page = visit.page;
});

/** Opens an address whole. */
async function walk(path: string): Promise<void> {
  const answer = await page.goto(path);
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts, path).toContain("'self'");
  expect(scripts, path).not.toMatch(/unsafe-eval|unsafe-inline|\*/);
  await visit.idle();
  // A page that drew nothing would have been refused nothing.
  expect((await page.locator('body').innerText()).trim(), path).not.toBe('');
}

test('the listener hears what a policy refuses', async () => {
  await walk('/user/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    try {
      // What an expression engine made of text would do.
      void (0, eval)('1');
    } catch {
      // Refused.
    }
  });
  await expect.poll(() => visit.troubles.filter((trouble) => trouble.startsWith('policy: '))).not.toEqual([]);
  expect(visit.troubles.join()).toContain('script-src');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  visit.troubles.length = 0;
});

test('nothing is refused before the login', async () => {
  for (const path of [...Object.values(ENTRY_PATHS), '/user', '/error', '/nothing-of-the-kind'])
    await walk(path);
});

test('nothing is refused behind it', async () => {
  await logIn(page, 'admin');
  // Somebody else's page, a flow that is not there: told with a status of its own.
  for (const status of [403, 404]) visit.expectStatus(status);
  const pages = [
    ...['/', '/home', '/example', '/scanLogin', '/error', '/500', '/404', '/403', '/nothing-of-the-kind'],
    ...['/system/student-affairs', '/system/student-affairs/2/1', '/main/1', '/menu', '/single'],
    ...['/app/student-dashboard', '/mgr/student-list', '/mgr/leave', '/bi/nothing'],
    ...['flowApply', 'flowDetail'].map((each) => `/${each}/nothing`),
    ...BACK_OFFICE_PAGES.map(([route]) => `/${route}`),
  ];
  for (const path of pages) await walk(path);
  for (const list of Object.keys(flowListPages)) await walk(`/${list}/all`);
}, 180_000);
