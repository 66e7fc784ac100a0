import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { chineseIn, choose, fits, logIn, pressInRow } from './support/steps.ts';
import { openVisit, type Visit, type VisitOptions } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

// The gallery's stages of whole documents: a list, a form and a control of the campus, with nothing behind them.

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** The gallery, in which nothing is asked of the server about records. */
async function openGallery(search: string, options: VisitOptions = {}): Promise<Visit & { asked: string[] }> {
  const visit = await openVisit(browser, productUrl(), options);
  await logIn(visit.page, 'admin');
  const asked: string[] = [];
  visit.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Texts of the project are the portal's, not those of a document.
    const ofRecords = /\.htm$|resource\/get\.do$/.test(pathname) && !pathname.includes('/campus_state/');
    if (ofRecords) asked.push(request.url());
  });
  await visit.page.goto(`/example${search}`);
  return Object.assign(visit, { asked });
}

const stage = (page: Page) => page.getByRole('region', { name: /组件预览|Preview/ });
const editor = (page: Page) => page.getByRole('textbox', { name: 'JSON' });
const rows = (page: Page) => stage(page).locator('tbody tr').filter({ hasText: '查看' });

test('a list page finds, changes and follows its document, with no server behind it', async () => {
  const visit = await openGallery('?type=list-page');
  const { page } = visit;
  await stage(page).getByText('共 24 条').waitFor();
  await stage(page).getByPlaceholder('搜索课程或教师').fill('工程测量');
  await expect.poll(() => rows(page).count()).toBe(1);

  // Changed in the drawer that the list opens, and there in the list.
  await pressInRow(rows(page), '编辑');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('课程名称').fill('工程测量实践');
  await drawer.getByRole('button', { name: '保存' }).click();
  await stage(page).getByRole('button', { name: '工程测量实践' }).waitFor();

  // The panel writes into the document, which the stage follows.
  await page.getByRole('switch', { name: '可选择记录' }).click();
  expect(await editor(page).inputValue()).toContain('"selectable": false');
  await expect.poll(() => stage(page).getByRole('checkbox').count()).toBe(0);
  await editor(page).fill((await editor(page).inputValue()).replace('"field": "name"', '"field": "nam"'));
  await page.getByRole('button', { name: '改为“name”' }).click();
  expect(await editor(page).inputValue()).not.toContain('"nam"');

  expect(visit.asked).toEqual([]);
  expect(visit.troubles).toEqual([]);
  await visit.close();
});

test('a list page shows what becomes of it without records, rights or a server', async () => {
  const visit = await openGallery('?type=list-page');
  const { page } = visit;
  const gallery = page.locator('.at-gallery-toolbar');
  const add = stage(page).getByRole('button', { name: '新增课程' });
  await add.waitFor();
  await choose(gallery, '状态', '只读');
  await add.waitFor({ state: 'detached' });
  await choose(gallery, '状态', '无数据');
  await stage(page).getByText('没有符合条件的课程').waitFor();
  await choose(gallery, '状态', '出错');
  await stage(page).getByRole('button', { name: '重试' }).waitFor();
  await choose(gallery, '状态', '无权限');
  await stage(page).getByText('当前角色没有权限').waitFor();
  expect(await stage(page).getByRole('button', { name: '重试' }).count()).toBe(0);
  expect(visit.troubles).toEqual([]);
  await visit.close();
});

test('a form page opens a record, a new one, one to read, and says what is wrong', async () => {
  const visit = await openGallery('?type=form-page');
  const { page } = visit;
  const gallery = page.locator('.at-gallery-toolbar');
  const name = stage(page).getByRole('textbox', { name: '课程名称' });
  await expect.poll(() => name.inputValue()).not.toBe('');
  await choose(gallery, '状态', '新增');
  await expect.poll(() => name.inputValue()).toBe('');
  await choose(gallery, '状态', '出错');
  await stage(page).getByText('请输入课程名称').waitFor();
  await choose(gallery, '状态', '只读');
  await name.waitFor({ state: 'detached' });
  expect(await stage(page).getByRole('button', { name: '保存' }).count()).toBe(0);
  expect(visit.asked).toEqual([]);
  expect(visit.troubles).toEqual([]);
  await visit.close();
});

test('a control is given inputs beside its document', async () => {
  const visit = await openGallery('?type=control');
  const { page } = visit;
  const given = page.getByRole('region', { name: '参数' });
  await given.getByRole('textbox', { name: '名称（中文）' }).fill('学生工作处');
  await stage(page).getByText('学生工作处').waitFor();
  expect(await editor(page).inputValue()).not.toContain('学生工作处');
  await editor(page).fill((await editor(page).inputValue()).replace('办公时间待公布', '敬请期待'));
  await stage(page).getByText('敬请期待').waitFor();
  await stage(page).getByText('学生工作处').waitFor();
  expect(visit.troubles).toEqual([]);
  await visit.close();
});

test('a phone has the stages too, in English', async () => {
  const visit = await openGallery('?type=form-page&lang=enUS&state=readOnly', { width: 375, height: 780 });
  const { page } = visit;
  await stage(page).getByText('Assessment').first().waitFor();
  await fits(page);
  await page.goto('/example?type=list-page&lang=enUS&fixture=4');
  await stage(page).getByRole('button', { name: 'Add unit' }).waitFor();
  await fits(page);
  // Names of units are what the records hold.
  const tools = await stage(page).getByRole('button').allInnerTexts();
  expect(chineseIn(tools.filter((text) => /[A-Z]/.test(text)).join(' '))).toEqual([]);
  expect(visit.troubles).toEqual([]);
  await visit.close();
});
