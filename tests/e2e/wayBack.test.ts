import { expect, test } from 'vitest';
import { openVisits } from './support/openVisits.ts';
import { filter, logIn, openStudents, pressInRow } from './support/steps.ts';

const open = openVisits();

test('the way back closes the drawer of looks, and the advanced filter keeps its address', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openStudents(page);
  const address = page.url();
  await page.getByRole('button', { name: '外观设置' }).click();
  const looks = page.getByRole('dialog', { name: '外观设置' });
  await looks.waitFor();
  await page.goBack();
  await looks.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);

  await page.getByRole('button', { name: '高级筛选' }).click();
  await page.getByRole('button', { name: '添加条件', exact: true }).click();
  await page.getByRole('combobox', { name: '条件 1：值' }).click({ force: true });
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await page.getByRole('button', { name: /应\s?用/ }).click();
  await page.getByRole('dialog', { name: '高级筛选' }).waitFor({ state: 'hidden' });
  await expect.poll(() => new URL(page.url()).searchParams.get('list')).toContain('conditionList');
});

test('the way back answers questions with no and closes the dialog of a view, and the list stays as it is', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openStudents(page);
  await filter(page, '学籍状态', '休学');
  const first = page.getByRole('row').nth(1);
  await first.getByRole('checkbox').check();
  const address = page.url();
  await page.getByRole('button', { name: /^已存视图/ }).click();
  await page.getByRole('menuitem', { name: '另存为…', exact: true }).click();
  const naming = page.getByRole('dialog', { name: '保存视图' });
  await naming.waitFor();
  await page.goBack();
  await naming.waitFor({ state: 'hidden' });
  await pressInRow(first, /^删\s?除$/);
  const question = page.getByRole('dialog').filter({ hasText: '删除' });
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
  // The page was not drawn anew: what was chosen in it is chosen still.
  expect(await first.getByRole('checkbox').isChecked()).toBe(true);
});

test('on phones the way back closes the menu, and leaves nothing behind where a menu was chosen', async () => {
  const { page } = await open({ width: 390, height: 844 });
  await logIn(page, 'student');
  await page.goto('/system/student-affairs');
  await page.waitForURL('**/main/1?systemId=*');
  const menu = page.getByRole('dialog').filter({ has: page.getByRole('navigation', { name: '系统菜单' }) });
  const openMenu = () => page.getByRole('button', { name: '打开菜单' }).click();
  await openMenu();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/main/1');
  await openMenu();
  await menu.getByRole('link').nth(1).click();
  await page.waitForURL('**/main/2?systemId=*');
  await page.goBack();
  await page.waitForURL('**/main/1?systemId=*');
});
