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
  // Another window of the same person ends the session for the server.
  const other = await page.context().newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: /^用户菜单/ }).click();
  await other.getByRole('menuitem', { name: '退出登录' }).click();
  await other.waitForURL('**/user/login');
  await drawer.getByLabel('家庭住址').fill('校内');
  await drawer.getByRole('button', { name: '保存' }).click();
  await page.waitForURL('**/user/login**');
  await page.getByLabel('密码', { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await visit.close();
});
