import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { filter, logIn, openStudents, otherTotal, total } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';

// A counsellor keeps a view of the list, shares it, and a person elsewhere finds it.

const open = openVisits();

const views = (page: Page) => page.getByRole('button', { name: /^已存视图/ });
const act = async (page: Page, name: string | RegExp): Promise<void> => {
  await views(page).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

test('a view is kept, shared, found by others, changed and deleted', async () => {
  const mine = await open();
  const { page } = mine;
  await logIn(page, 'admin');
  await openStudents(page);
  const all = await total(page);
  await filter(page, '学籍状态', '休学');
  const suspended = await otherTotal(page, all);
  await act(page, '另存为…');
  const dialog = page.getByRole('dialog', { name: '保存视图' });
  await dialog.getByLabel('名称').fill('休学学生');
  await dialog.getByText('所有人').click();
  await dialog.getByRole('button', { name: /保\s*存/ }).click();
  await page.getByRole('button', { name: '已存视图：休学学生', exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('view')).not.toBeNull();

  const other = await open();
  await logIn(other.page, 'teacher');
  await openStudents(other.page);
  const college = await total(other.page);
  await act(other.page, /^休学学生（.+）$/);
  expect(await otherTotal(other.page, college)).toBeLessThanOrEqual(suspended);
  await other.page.getByRole('button', { name: '已存视图：休学学生', exact: true }).waitFor();

  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '手机号' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '已存视图：休学学生（已修改）' }).waitFor();
  await act(page, '保存修改');
  await page.getByRole('button', { name: '已存视图：休学学生', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '已存视图：休学学生', exact: true }).waitFor();
  expect(await total(page)).toBe(suspended);
  await act(page, '默认视图');
  await otherTotal(page, suspended);
  expect(await page.getByRole('columnheader', { name: '手机号' }).count()).toBe(1);
  await act(page, '休学学生（所有人可见）');
  await otherTotal(page, all);
  // What its address says is what stands here, also where that is less than the view asks.
  await page.getByRole('button', { name: /重\s?置/ }).click();
  await otherTotal(page, suspended);
  await page.reload();
  await page.getByRole('button', { name: '已存视图：休学学生（已修改）' }).waitFor();
  expect(await total(page)).toBe(all);
  await act(page, '删除');
  await page.getByRole('button', { name: /确\s*[定认]/ }).click();
  await page.getByRole('button', { name: '已存视图：默认视图', exact: true }).waitFor();
});
