import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openVisits } from './support/openVisits.ts';
import { logIn, openStudents } from './support/steps.ts';

// Where addresses lead: to a page of their system, home, or to a word about why not.

const open = openVisits();
let page: Page;

beforeEach(async () => {
  ({ page } = await open());
});

test('an address is of its system, whatever is open elsewhere, and each system keeps its tabs', async () => {
  await logIn(page, 'admin');
  await page.goto('/system/student-affairs');
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');
  await tabs.getByText('数据看板').waitFor();
  await openStudents(page);
  const at = page.url();
  const other = await page.context().newPage();
  await other.goto('/system/platform-admin');
  await other.waitForURL('**/main/1/1?systemId=platform-admin');
  const place = (of: Page, name: string) =>
    of.getByRole('navigation', { name: '当前位置' }).getByText(name, { exact: true }).waitFor();
  await page.reload();
  await place(page, '学生名单');
  await other.goto(at);
  await place(other, '学生名单');
  await other.goBack();
  await other.waitForURL('**/main/1/1?systemId=platform-admin');
  await other.close();

  const titles = (): Promise<string[]> => tabs.allInnerTexts();
  const change = async (system: string): Promise<void> => {
    await page.getByTitle('切换系统').click();
    await page.getByRole('menuitem', { name: system }).click();
  };
  const before = await titles();
  expect(before).toEqual(['数据看板', '学生名单']);
  await change('平台管理');
  await place(page, '用户');
  expect(await titles()).toEqual(['用户']);
  await change('学生工作');
  // It begins at its first page where it is opened, and goes on where it was left.
  await place(page, '学生名单');
  expect(await titles()).toEqual(before);
  await page.goBack();
  await place(page, '用户');
});

test('an address that is no page leads home with a word about it', async () => {
  await logIn(page, 'admin');
  for (const address of [
    '/nonsense/1',
    '/main/9/9?systemId=student-affairs',
    '/system/student-affairs/9/9',
  ]) {
    await page.goto(address);
    await page.waitForURL('**/home');
    const path = address.split('?')[0] ?? '';
    await page.getByText(`“${path}”`).waitFor();
  }
});

test('who may not open a system reads why, and what to do', async () => {
  await logIn(page, 'student');
  await page.goto('/system/platform-admin/1/1');
  await page.getByRole('heading', { name: '没有访问权限' }).waitFor();
  await page.getByText('“平台管理”未对“学生”角色开放。').waitFor();
  await page.getByRole('button', { name: '回到首页' }).click();
  await page.waitForURL('**/home');
});
