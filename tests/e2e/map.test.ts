import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { logIn } from './support/steps.ts';
import { openVisit, type Visit } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

// A student looks for a place on the map of the campus.

let browser: Browser;
let visit: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
  visit = await openVisit(browser, productUrl());
  await logIn(visit.page, 'student');
});
afterAll(async () => {
  await visit.close();
  await browser.close();
  expect(visit.troubles).toEqual([]);
});

test('places stand on the plan of the campus, are chosen by keyboard, and follow the filter', async () => {
  const { page } = visit;
  await page.goto('/system/campus-services/2');
  const map = page.getByRole('region', { name: '校园地图' });
  const library = map.getByRole('button', { name: '图书馆', exact: true });
  await library.waitFor();
  expect(await map.locator('path[role=button]').count()).toBe(30);
  expect(
    await map
      .locator('img[src="/examples/campus-plan.svg"]')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  // It is drawn again on the return to its tab, where its part is there before its records.
  await page.getByRole('navigation', { name: '系统菜单' }).getByRole('link', { name: '服务首页' }).click();
  await library.waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: '系统菜单' }).getByRole('link', { name: '校园地图' }).click();
  await library.waitFor();
  expect(await map.locator('path[role=button]').count()).toBe(30);
  await library.focus();
  await page.keyboard.press('Enter');
  const card = map.getByRole('article', { name: '图书馆' });
  await card.getByText('07:00–22:00').waitFor();
  await card.getByRole('button', { name: '查看' }).click();
  await page.getByRole('dialog').getByText('地点 · 图书馆').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: '搜索地点' }).fill('食堂');
  await map.getByRole('button', { name: '第一食堂' }).waitFor();
  await library.waitFor({ state: 'detached' });
  expect(await map.locator('path[role=button]').count()).toBe(2);
});
