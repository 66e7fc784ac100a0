import { afterAll, beforeAll, expect, test } from 'vitest';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { metas } from '../../src/renderers/metas.ts';
import { launchBrowser } from '../support/browser.ts';
import { chineseIn, choose, interfaceText, logIn, fits } from './support/steps.ts';
import { openVisit, type Visit, type VisitOptions } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

// The gallery: every widget with its examples, its props and its JSON, of which each follows the other.

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

async function openGallery(search: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await openVisit(browser, productUrl(), options);
  await logIn(visit.page, 'admin');
  await visit.page.goto(`/example${search}`);
  return visit;
}

const stage = (page: Page) => page.getByRole('region', { name: /组件预览|Preview/ });
const editor = (page: Page) => page.getByRole('textbox', { name: 'JSON' });

/** Rules of accessibility that the page breaks. The code is evaluated by the browser's own protocol, outside its CSP. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
    const { violations: found } = await window.axe.run({ runOnly: { type: 'tag', values: tags } });
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

test('a widget is found, and its stage, its props and its JSON follow each other', async () => {
  const visit = await openGallery('');
  const { page } = visit;
  await page.getByRole('textbox', { name: '按名称或类型查找' }).fill('statistic');
  await expect.poll(() => page.getByRole('navigation').getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: '指标卡' }).click();
  await stage(page).getByText('在校学生').waitFor();
  expect(new URL(page.url()).searchParams.get('type')).toBe('statistic');

  // Panel to stage and JSON.
  await page.getByRole('textbox', { name: '名称（中文）' }).fill('毕业生');
  await stage(page).getByText('毕业生').waitFor();
  expect(await editor(page).inputValue()).toContain('"zhCN": "毕业生"');
  const bordered = page.getByRole('switch', { name: '显示卡片' });
  await bordered.click();
  expect(await editor(page).inputValue()).toContain('"bordered": false');
  await page.getByRole('button', { name: '还原：显示卡片' }).click();
  expect(await editor(page).inputValue()).not.toContain('bordered');

  // JSON to stage and panel.
  const written = await editor(page).inputValue();
  await editor(page).fill(written.replace('毕业生', '新生'));
  await stage(page).getByText('新生').waitFor();
  expect(await page.getByRole('textbox', { name: '名称（中文）' }).inputValue()).toBe('新生');

  // What is no JSON is told with its place, and the stage keeps what it had.
  await editor(page).fill(written.replace('"id"', 'id'));
  await page.getByRole('button', { name: /^第 3 行第 3 列不是有效的 JSON/ }).waitFor();
  expect(await stage(page).getByText('新生').count()).toBe(1);

  // What the check finds can be mended by a click.
  await editor(page).fill(written.replace('"statistic"', '"statistik"'));
  await page.getByText('没有名为“statistik”的组件，是否想写“statistic”').waitFor();
  await page.getByRole('button', { name: '改为“statistic”' }).click();
  await page.getByText('检查通过，没有发现问题').waitFor();
  await stage(page).getByText('毕业生').waitFor();
  await page.getByRole('button', { name: '还原', exact: true }).click();
  await stage(page).getByText('在校学生').waitFor();
  expect(visit.troubles).toEqual([]);
  await visit.close();
});

test('language, looks, width and state stand in the address, and change nothing of the portal', async () => {
  const visit = await openGallery('?type=money');
  const { page } = visit;
  await stage(page)
    .getByRole('spinbutton', { name: /助学金/ })
    .waitFor();
  await page.getByRole('button', { name: '切换到英文' }).click();
  await stage(page).getByText('Grant', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await page.getByTitle('Phone').click();
  await choose(page.locator('.at-gallery'), 'State', 'Read-only');
  await stage(page).getByText('¥12,800.00').waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    type: 'money',
    fixture: '0',
    lang: 'enUS',
    dark: '1',
    width: 'phone',
    state: 'readOnly',
  });
  expect(await page.locator('.at-gallery').evaluate((one) => getComputedStyle(one).colorScheme)).toBe('dark');
  expect((await page.locator('.at-gallery-frame').boundingBox())?.width).toBe(375);
  // The JSON holds both languages.
  expect(chineseIn(await interfaceText(page))).toEqual(['助学金']);

  await page.reload();
  await stage(page).getByText('¥12,800.00').waitFor();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('heading', { level: 1, name: /你好|您好|系统管理员/ }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  expect(visit.troubles).toEqual([]);
  await visit.close();
});

test('what a right is wanting for is not tried again in vain', async () => {
  const visit = await openGallery('?type=kanban&state=noRight');
  const { page } = visit;
  const failure = stage(page).getByRole('alert');
  await failure.getByText('当前角色没有权限').waitFor();
  expect(await failure.getByRole('button').count()).toBe(0);
  await page.goto('/example?type=pie-chart&state=noRight');
  await failure.getByText('当前角色没有权限').waitFor();
  expect(await failure.getByRole('button').count()).toBe(0);
  await page.goto('/example?type=kanban&state=error');
  await failure.getByRole('button').waitFor();
  await visit.close();
});

test('a phone has all of it, one below the other, and it is accessible, light and dark', async () => {
  const visit = await openGallery('?type=select&state=error', { width: 375, height: 780 });
  const { page } = visit;
  await stage(page).getByRole('alert').waitFor();
  await fits(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'JSON' }).click();
  await editor(page).waitFor();
  await fits(page);
  await page.goto('/example?type=select&dark=1&lang=enUS');
  await stage(page).getByRole('combobox').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(visit.troubles).toEqual([]);
  await visit.close();
});

/**
 * What the browser itself says of an example: recordings and pictures that stand on no server, pages of other sites,
 * which nobody has registered, and what a sandboxed frame kept from running, which is what it is there for.
 */
const NOT_OURS =
  /^error: (?:Failed to load resource|Blocked script execution in 'about:srcdoc'|Framing |Refused to frame )|^policy: frame-src /;

/** So many widgets are opened by one test, which a slow machine manages as well. */
const SLICE = 32;
const types = metas.map(({ type }) => type);
const slices = types.flatMap((type, at) =>
  at % SLICE === 0 ? [[type, types.slice(at, at + SLICE)] as const] : [],
);

test.each(slices)('every widget from %s on opens without a word on the console', async (_first, slice) => {
  const visit = await openGallery('');
  const { page, troubles } = visit;
  for (const type of slice) {
    await page.getByRole('navigation').locator('code').getByText(type, { exact: true }).click();
    await page.getByRole('heading', { level: 2 }).locator('code').getByText(type, { exact: true }).waitFor();
    await page
      .getByText('检查通过，没有发现问题')
      .or(page.getByRole('list', { name: '检查结果' }))
      .first()
      .waitFor();
    await stage(page).getByRole('status', { name: '加载中' }).waitFor({ state: 'detached' });
    expect(
      troubles.filter((line) => !NOT_OURS.test(line)),
      type,
    ).toEqual([]);
  }
  await visit.close();
});

test('pictures, recordings and documents of the examples are there', async () => {
  const visit = await openGallery('?type=image');
  const { page, troubles } = visit;
  const loaded = (type: string, selector: string, property: string) =>
    page.goto(`/example?type=${type}&fixture=${type === 'avatar' ? '1' : '0'}`).then(() =>
      expect
        .poll(() =>
          stage(page)
            .locator(selector)
            .evaluateAll((all, name) => all.map((one) => Number(Reflect.get(one, name)) > 0), property),
        )
        .toContain(true),
    );
  await loaded('image', 'img', 'naturalWidth');
  await loaded('image-list', 'li:nth-child(2) img', 'naturalWidth');
  await loaded('avatar', 'img', 'naturalWidth');
  await loaded('audio', 'audio', 'duration');
  await loaded('video', 'video', 'videoWidth');
  await page.goto('/example?type=pdf-view');
  await stage(page).getByText('2026 级培养方案', { exact: true }).first().waitFor();
  await stage(page).getByText('Programming').waitFor();
  await page.goto('/example?type=fragment');
  await stage(page).getByText('工作日 8:30 至 17:30').waitFor();
  await page.goto('/example?type=back-top');
  const button = stage(page).getByRole('button', { name: '回到顶部' });
  await button.waitFor();
  const region = stage(page).getByRole('region', { name: '校史' });
  await region.evaluate((box) => box.scrollTo(0, 200));
  await button.click();
  await expect.poll(() => region.evaluate((box) => box.scrollTop)).toBe(0);
  expect(troubles).toEqual([]);
  await visit.close();
});

test('what was edited stays in the tab, goes back to the example on demand, and travels in a link', async () => {
  const visit = await openGallery('?type=statistic');
  const { page } = visit;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('textbox', { name: '名称（中文）' }).fill('毕业生');
  await page.getByText('已修改', { exact: true }).waitFor();
  await page.getByRole('button', { name: '复制链接' }).click();
  await page.getByText('链接已复制').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const items = page.getByRole('navigation').locator('code');
  await items.getByText('title', { exact: true }).click();
  await page.getByRole('heading', { level: 2 }).locator('code').getByText('title').waitFor();
  expect(await page.getByText('已修改', { exact: true }).count()).toBe(0);
  await page.goBack();
  await stage(page).getByText('毕业生').waitFor();
  await page.reload();
  await stage(page).getByText('毕业生').waitFor();
  await page.getByRole('button', { name: '恢复示例' }).click();
  await stage(page).getByText('在校学生').waitFor();
  expect(await page.getByText('已修改', { exact: true }).count()).toBe(0);

  const other = await page.context().newPage();
  await other.goto(link);
  await stage(other).getByText('毕业生').waitFor();
  expect(new URL(other.url()).hash).toBe('');
  await other.goto(`${link.slice(0, link.indexOf('#'))}#json=eyJ0eXBl`);
  await other.getByText('链接中的内容不完整').waitFor();
  await stage(other).getByText('毕业生').waitFor();
  await other.close();
  expect(visit.troubles).toEqual([]);
  await visit.close();
});
