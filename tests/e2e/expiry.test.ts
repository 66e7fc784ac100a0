import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../support/apiClient.ts';
import { launchBrowser } from '../support/browser.ts';
import { fillLogin, logIn, openStudents, pressInRow } from './support/steps.ts';
import { openVisit } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** Ends a session for the server alone: no window of the browser knows. */
async function revoke(page: Page): Promise<void> {
  const baseUrl = productUrl();
  const { appKey } = (await (await page.request.get('/config.json')).json()) as { appKey: string };
  const token = await page.evaluate(() => localStorage.getItem('web0_token'));
  const answer = await createApiClient(baseUrl, appKey, token ?? '').call('base', '/login/logout.do');
  expect(answer.msgState).toBe(1);
}

test('a session that ends while a drawer is open leads to the login page, and from there back to what was typed', async () => {
  const visit = await openVisit(browser, productUrl());
  const { page } = visit;
  await logIn(page, 'admin');
  await openStudents(page);
  await pressInRow(page.getByRole('row').nth(1), '编辑');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('姓名').waitFor();
  // A call that is still on its way would end the session here before the form is saved.
  await visit.idle();
  await revoke(page);
  await drawer.getByLabel('家庭住址').fill('校内');
  await drawer.getByRole('button', { name: '保存' }).click();
  await page.waitForURL('**/user/login**');
  await page.getByLabel('密码', { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  await fillLogin(page, 'admin');
  // Back where the work was.
  await page.waitForURL('**/main/2/1?systemId=*');
  await pressInRow(page.getByRole('row').nth(1), '编辑');
  await drawer.getByText('您有一份未提交的草稿').waitFor();
  await drawer.getByRole('button', { name: '继续填写' }).click();
  expect(await drawer.getByLabel('家庭住址').inputValue()).toBe('校内');
  // Given up on purpose, it is offered no more: nothing of it is left that could be, however late.
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('drafts')).length);
  expect(await drafts()).toBe(1);
  await drawer.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: /离\s?开/ }).click();
  await drawer.waitFor({ state: 'detached' });
  await pressInRow(page.getByRole('row').nth(1), '编辑');
  await drawer.getByLabel('姓名').waitFor();
  expect(await drafts()).toBe(0);
  expect(await drawer.getByText('您有一份未提交的草稿').count()).toBe(0);
  await visit.close();
});

test('a logout in one window takes the others to the login page at once, and what was typed there is kept', async () => {
  const visit = await openVisit(browser, productUrl());
  const { page } = visit;
  await logIn(page, 'admin');
  await openStudents(page);
  await pressInRow(page.getByRole('row').nth(1), '编辑');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('家庭住址').fill('校外');
  await visit.idle();
  const other = await page.context().newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: /^用户菜单/ }).click();
  await other.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/user/login**');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await fillLogin(page, 'admin');
  // Back where the work was, though the other window has forgotten which system was open.
  await page.waitForURL('**/main/2/1?systemId=*');
  await pressInRow(page.getByRole('row').nth(1), '编辑');
  await drawer.getByRole('button', { name: '继续填写' }).click();
  expect(await drawer.getByLabel('家庭住址').inputValue()).toBe('校外');
  await visit.close();
});
