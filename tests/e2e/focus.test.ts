import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisits } from './support/openVisits.ts';
import { logIn, openStudents, pressInRow } from './support/steps.ts';

// Whoever works by the keyboard never loses the place: what opens takes the focus, what closes gives it back.

const open = openVisits();

const focused = (target: Locator) =>
  expect.poll(async () => target.evaluate((element) => element === document.activeElement)).toBe(true);
const focusWithin = (target: Locator) =>
  expect.poll(async () => target.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('the drawer of looks is entered and left by the keyboard', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openStudents(page);
  const button = page.getByRole('button', { name: '外观设置' });
  await button.press('Enter');
  const drawer = page.getByRole('dialog', { name: '外观设置' });
  await drawer.getByText('导航位置').waitFor();
  // The first step is onto the edge of the drawer.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await focusWithin(drawer);
  await page.keyboard.press('Escape');
  await focused(button);
});

test('panels of choices are entered, gone through and left by the keyboard', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openStudents(page);
  for (const name of ['列设置']) {
    const button = page.getByRole('button', { name });
    await button.press('Enter');
    const panel = page.getByRole('dialog', { name });
    await focused(panel);
    await page.keyboard.press('Shift+Tab');
    await focusWithin(panel);
    await page.keyboard.press('Tab');
    await focusWithin(panel);
    await page.keyboard.press('Escape');
    await focused(button);
    await panel.waitFor({ state: 'hidden' });
  }
});

test('dialogs give the focus back, however they are closed', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openStudents(page);
  const views = page.getByRole('button', { name: /^已存视图/ });
  await views.click();
  await page.getByRole('menuitem', { name: /另存为/ }).press('Enter');
  await page.getByRole('dialog', { name: '保存视图' }).waitFor();
  await page.keyboard.press('Escape');
  await focused(views);

  const bringIn = page.getByRole('button', { name: '导入', exact: true });
  await bringIn.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^导入/ });
  await dialog.locator('input[type=file]').setInputFiles({
    name: '新生.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('学号,姓名,学院,入学日期\r\nFOCUS-1,甲某,法学院,2024-09-01'),
  });
  await dialog.getByRole('button', { name: /^导入 1 条/ }).press('Enter');
  await dialog.getByText('导入完成').waitFor();
  await focusWithin(dialog);
  await page.keyboard.press('Escape');
  await focused(bringIn);
});

test('a question that loses something begins at no', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openStudents(page);
  await pressInRow(page.getByRole('row').nth(1), '删除');
  await focused(page.getByRole('dialog').getByRole('button', { name: /取\s*消/ }));
});
