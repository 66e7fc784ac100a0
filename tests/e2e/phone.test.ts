import { beforeEach, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { charts, logIn, fits } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';

// The same product on a phone, 375 px wide: nothing is wider than the screen.

const open = openVisits();
let visit: Visit;
let page: Page;

beforeEach(async () => {
  visit = await open({ width: 375, height: 780 });
  page = visit.page;
});

test('login and home fit', async () => {
  await page.goto('/user/login');
  await page.getByText('演示账号').waitFor();
  await fits(page);
  await logIn(page, 'admin');
  await page.goto('/home');
  await page.getByText('校园服务').waitFor();
  await fits(page);
});

test('menus open over the page and lead to list, form and dashboard, which fit', async () => {
  await logIn(page, 'admin');
  await page.goto('/system/student-affairs');
  await page.waitForURL('**/main/1?systemId=*');
  await expect.poll(() => charts(page)).toBe(4);
  await fits(page);
  const top = async (figure: string) =>
    (await page.getByText(figure, { exact: true }).first().boundingBox())!.y;
  expect(await top('学生总数')).toBe(await top('在读学生'));
  expect(await top('平均绩点')).toBeGreaterThan(await top('在读学生'));

  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('menuitem', { name: '学生管理' }).click();
  await page.getByRole('link', { name: '学生名单' }).click();
  await page.getByRole('button', { name: '新增学生' }).waitFor();
  await page
    .getByText(/^2021\d{6}$/)
    .first()
    .waitFor();
  await fits(page);

  await page.getByRole('button', { name: '新增学生' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('姓名').waitFor();
  const box = (await form.boundingBox())!;
  expect(Math.round(box.width)).toBe(375);
  const wider = await form
    .locator('.ant-drawer-body')
    .evaluate((body) => body.scrollWidth - body.clientWidth);
  expect(wider).toBe(0);
});

test('a list of several views has its search on a line of its own, and no tool beyond the card', async () => {
  await logIn(page, 'admin');
  await page.goto('/system/student-affairs/3/1');
  const search = page.getByPlaceholder('搜索姓名或学号');
  await search.waitFor();
  const box = async (of: Locator) => (await of.boundingBox())!;
  const line = await box(page.locator('.ant-input-affix-wrapper').filter({ has: search }));
  const columns = await box(page.getByRole('button', { name: '列设置' }));
  expect(line.width).toBeGreaterThan(300);
  expect(columns.y).toBeGreaterThan(line.y + line.height);
  expect(columns.x + columns.width).toBeLessThanOrEqual(line.x + line.width);
});
