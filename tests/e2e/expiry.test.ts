import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { logIn, openStudents } from './support/steps.ts';
import { openVisit } from './support/visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

test('a session that ends while a drawer is open leads to the login page, and from there back', async () => {
  const visit = await openVisit(browser, inject('baseUrl'));
  const { page } = visit;
  await logIn(page, 'admin');
  await openStudents(page);
  await page.getByRole('button', { name: '编辑' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('姓名').waitFor();
  // The session is over for the server, as if it had been revoked: the next call is told so.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('token', 'gone_gone');
      return fetch(input, { ...init, headers });
    };
  });
  await drawer.getByLabel('家庭住址').fill('校内');
  await drawer.getByRole('button', { name: '保存' }).click();
  await page.waitForURL('**/user/login**');
  await page.getByLabel('密码', { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await visit.close();
});
