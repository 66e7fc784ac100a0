import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { filter, logIn, otherTotal, fits, total } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';

// An administrator arranges the columns of the course catalogue, and finds them so the next time, on any device.

const open = openVisits();

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const edge = (page: Page, name: string) => page.getByRole('separator', { name: `“${name}”的列宽` });
const settings = (page: Page) => page.getByRole('button', { name: '列设置' });
const box = async (page: Page, name: string) => (await head(page, name).boundingBox())!;
const headings = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean);
const rowHeight = async (page: Page) =>
  Math.round((await page.locator('#page tbody tr').first().boundingBox())!.height);

async function openCourses(page: Page): Promise<void> {
  await page.goto('/system/student-affairs/4/1');
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
}
/** Waits until what was chosen has reached the server; `said` tells it from what was chosen before and comes late. */
const kept = (page: Page, act: () => Promise<unknown>, said = '') =>
  Promise.all([
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/userSetting/save.do') && (answer.request().postData() ?? '').includes(said),
    ),
    act(),
  ]);

test('columns are sized, moved, pinned, set closer, found again, and restored', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openCourses(page);
  const before = await headings(page);

  const from = (await edge(page, '课程名称').boundingBox())!;
  const pixels = async (title: string): Promise<number> => Math.round((await box(page, title)).width);
  const width = await pixels('课程名称');
  const drag = async (by: number): Promise<void> => {
    await page.mouse.move(from.x + 4, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 4 + by, from.y + 8, { steps: 4 });
  };
  // A width is drawn with the next frame.
  const isWide = (expected: number): Promise<void> => expect.poll(() => pixels('课程名称')).toBe(expected);
  await drag(120);
  await isWide(width + 120);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await isWide(width);
  await drag(60);
  await kept(page, () => page.mouse.up());
  await isWide(width + 60);
  await kept(page, () => edge(page, '开课学院').dblclick());
  const fitted = (await box(page, '开课学院')).width;
  expect(fitted).toBeLessThan(200);
  expect(
    await head(page, '开课学院').evaluate((cell: HTMLTableCellElement) =>
      [...cell.closest('table')!.tBodies[0]!.rows].every((row) => {
        const { clientWidth = 1, scrollWidth = 0 } = row.cells[cell.cellIndex] ?? {};
        return scrollWidth <= clientWidth;
      }),
    ),
  ).toBe(true);

  await settings(page).click();
  await page.getByRole('button', { name: '固定“课程名称”在左侧' }).click();
  await page.getByRole('button', { name: '移动“学期”' }).focus();
  // Each step is waited for: the next one goes on from where it ended.
  for (const [key, place] of [
    ['Space', 6],
    ['ArrowUp', 5],
    ['ArrowUp', 4],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByText(`“学期”移到第 ${String(place)} 列`, { exact: true }).waitFor();
  }
  await page.keyboard.press('Space');
  await page.getByText('“学期”已放到第 4 列').waitFor();
  await kept(page, () => page.getByText('紧凑', { exact: true }).click(), 'compact');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: '列设置' }).waitFor({ state: 'detached' });

  const check = async (): Promise<void> => {
    expect((await headings(page)).slice(0, 4)).toEqual(['课程号', '课程名称', '学期', '开课学院']);
    expect((await box(page, '课程名称')).width).toBe(width + 60);
    expect((await box(page, '开课学院')).width).toBe(fitted);
    expect(await rowHeight(page)).toBe(36);
  };
  await check();
  await page.evaluate(() => localStorage.removeItem('web0_columns:course-list'));
  await page.reload();
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
  await expect.poll(() => rowHeight(page)).toBe(36);
  await check();

  // What is pinned stays, what is not goes under it.
  const { x } = await box(page, '课程名称');
  await page
    .locator('.atrium-grid')
    .first()
    .evaluate((grid) => {
      grid.scrollLeft = 300;
    });
  await page.locator('.atrium-grid[data-more~="start"]').first().waitFor();
  expect((await box(page, '课程名称')).x).toBe(x);
  expect((await box(page, '学期')).x).toBeLessThan(x + width);

  // A narrow window belongs to what scrolls, and a phone has no columns to pin.
  await page.setViewportSize({ width: 640, height: 800 });
  await page.locator('.atrium-grid[data-loose]').first().waitFor();
  await fits(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('article').first().waitFor();
  await fits(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await settings(page).click();
  await kept(page, () => page.getByRole('button', { name: '恢复默认' }).click());
  await expect.poll(() => headings(page)).toEqual(before);
  await isWide(width);
});

test('what all records come to stays in sight, scrolls along, and follows the filters', async () => {
  const { page } = await open({ width: 1280 });
  await logIn(page, 'admin');
  await openCourses(page);
  const summary = page.getByRole('table', { name: /^汇总/ });
  const credits = summary.getByRole('cell', { name: /^学分，合计：[\d.,]+$/ });
  await credits.waitFor();
  const sum = async () => Number(((await credits.getAttribute('title')) ?? '').replaceAll(',', ''));
  const [all, everything] = [await total(page), await sum()];
  expect(everything).toBeGreaterThan(all);
  const { y, height } = (await summary.boundingBox())!;
  expect(Math.round(y + height)).toBeLessThanOrEqual(page.viewportSize()!.height);
  await page
    .locator('.atrium-grid')
    .first()
    .evaluate((grid) => {
      grid.scrollLeft = 300;
    });
  await expect
    .poll(async () => Math.round((await credits.boundingBox())!.x - (await box(page, '学分')).x))
    .toBe(0);
  await filter(page, '课程类型', '专业必修');
  expect(await otherTotal(page, all)).toBeLessThan(all);
  await expect.poll(sum).toBeLessThan(everything);
});

test('headings and pager stay in sight, a further button stands in a menu, and choosing a record moves none', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openCourses(page);
  const rows = page.locator('#page tbody tr');
  const top = (await box(page, '课程名称')).y;
  const next = (await rows.nth(1).boundingBox())!.y;
  await rows.first().getByRole('checkbox').check();
  await page.getByText('已选择 1 条').waitFor();
  expect((await rows.nth(1).boundingBox())!.y).toBe(next);
  await rows.nth(3).hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await rows.nth(1).boundingBox())!.y).toBeLessThan(next);
  expect((await box(page, '课程名称')).y).toBe(top);
  const pager = (await page.getByText(/^共 [\d,]+ 条$/).boundingBox())!;
  expect(pager.y + pager.height).toBeLessThanOrEqual(900);
  const more = rows.nth(12).getByRole('button', { name: '更多操作' });
  await more.click();
  await page.getByRole('group', { name: '更多操作' }).getByRole('button', { name: '编辑' }).click();
  await page.getByRole('dialog').getByLabel('课程名称').waitFor();
});
