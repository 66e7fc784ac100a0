import { beforeEach, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { choose, logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';

// What a person does in a form: presses, tabs, Enter.

const open = openVisits();
let visit: Visit;
let page: Page;

beforeEach(async () => {
  visit = await open();
  page = visit.page;
});

/** Milliseconds that a person keeps the button of the mouse down. */
const PRESS = { delay: 90 };

async function openClaim(): Promise<Locator> {
  await logIn(page, 'student');
  await page.goto('/system/campus-services');
  await page.waitForURL('**/main/**');
  await page.getByRole('navigation', { name: '系统菜单' }).getByRole('link', { name: '活动经费' }).click();
  await page.getByRole('button', { name: '申请经费' }).click();
  const claim = page.getByRole('dialog');
  await claim.getByRole('button', { name: '下一步' }).waitFor();
  return claim;
}
const focused = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '');
const current = (within: Locator): Promise<string> => within.locator('[aria-current=step]').innerText();

test('a press counts, whatever message comes as the field before it is left', async () => {
  const claim = await openClaim();
  await claim.getByLabel('活动名称').focus();
  await claim.getByRole('button', { name: '下一步' }).click(PRESS);
  await claim.getByText('请输入活动名称').waitFor();
  await claim.getByText('请选择活动类别').waitFor();
  await expect
    .poll(() => claim.getByLabel('活动名称').evaluate((one) => one === document.activeElement))
    .toBe(true);

  await claim.getByLabel('活动名称').fill('歌咏比赛');
  await page.keyboard.press('Tab');
  await claim.getByLabel('活动名称').fill('');
  await page.keyboard.press('Tab');
  await claim.getByText('请输入活动名称').waitFor();
});

test('Enter in a step goes on, and in the cells of a table down; it files nothing', async () => {
  const claim = await openClaim();
  await claim.getByLabel('活动名称').fill('歌咏比赛');
  await page.keyboard.press('Enter');
  await claim.getByText('请选择活动类别').waitFor();
  await choose(claim, '活动类别', '学科竞赛');
  await claim.getByLabel('活动日期').fill('2026-12-05');
  await page.keyboard.press('Enter');
  await claim.getByLabel('活动名称').press('Enter');
  await expect.poll(() => current(claim)).toBe('费用明细');

  await claim.getByRole('button', { name: '添加一项' }).click();
  await claim.getByRole('button', { name: '添加一项' }).click();
  await claim.getByLabel('物品或服务，第 1 行').fill('横幅');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('物品或服务，第 2 行');
  await claim.getByLabel('数量，第 2 行').fill('2');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('数量，第 2 行');
  expect(await current(claim)).toBe('费用明细');

  await claim.getByRole('button', { name: '下一步' }).click(PRESS);
  await expect.poll(focused).toBe('数量，第 1 行');
  await claim.getByText('活动信息', { exact: true }).click();
  await expect.poll(() => current(claim)).toBe('活动信息');
});

test('dates are typed key by key, and what cannot be taken stays and says why', async () => {
  await logIn(page, 'admin');
  await page.goto('/mgr/leave-apply');
  const [from, to] = ['开始日期', '结束日期'].map((name) => page.getByLabel(name));
  await from!.click();
  await page.keyboard.type('2026-12-20', { delay: 20 });
  expect(await from!.inputValue()).toBe('2026-12-20');
  // The calendar follows, and can be turned from there.
  const calendar = page.locator('.ant-picker-dropdown:visible');
  await calendar.getByTitle('2026-12-20').waitFor();
  await calendar.locator('.ant-picker-header-next-btn').click();
  await calendar.getByTitle('2027-01-20').waitFor();
  await page.keyboard.press('Tab');
  expect(await from!.inputValue()).toBe('2026-12-20');

  await to!.click();
  await page.keyboard.type('2026-12-8', { delay: 20 });
  await page.keyboard.press('Tab');
  await page.getByText('不能早于 2026-12-20').waitFor();
  expect(await to!.inputValue()).toBe('2026-12-8');
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('请检查标红的字段').waitFor();
  await page.getByText('不能早于 2026-12-20').waitFor();

  await to!.fill('');
  await page.keyboard.type('2026/12/22', { delay: 20 });
  await page.keyboard.press('Enter');
  await expect.poll(() => to!.inputValue()).toBe('2026-12-22');
  await expect.poll(() => page.getByText(/不能早于/).count()).toBe(0);
});
