import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisits } from './support/openVisits.ts';
import { logIn, openStudents } from './support/steps.ts';

// What is typed into a box is taken as it is meant, or stays there with the reason.

const open = openVisits();

async function openWidget(page: Page, type: string): Promise<void> {
  await page.goto(`/example?type=${type}`);
}

/** Types over what stands in a box and goes on to the next. */
async function typeOver(box: Locator, text: string): Promise<void> {
  await box.click();
  await box.press('Control+A');
  await box.pressSequentially(text);
  await box.press('Tab');
}

test('pickers take what is typed, whatever the way it is written, and say why they cannot', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  const stage = page.getByRole('region', { name: '组件预览' });
  for (const [type, typed, taken, wrong, reason] of [
    ['date', '2026.1.2', '2026-01-02', '2026-02-30', /请输入日期/],
    ['time', '9点半', '09:30', '25:00', /请输入时间/],
    ['month', '2024.9', '2024年9月', '九月', /请输入月份/],
    ['week', '2024-W36', '2024年第36周', '2024-W53', /请输入周/],
  ] as const) {
    await openWidget(page, type);
    const box = stage.locator('.ant-picker input').first();
    await typeOver(box, typed);
    await expect.poll(() => box.inputValue()).toBe(taken);
    expect(await page.locator('.ant-picker-dropdown:visible').count()).toBe(0);
    await typeOver(box, wrong);
    await stage.getByRole('alert').getByText(reason).waitFor();
    expect(await box.inputValue()).toBe(wrong);
  }
});

test('numbers and durations keep what is none, and take no part of it', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  const stage = page.getByRole('region', { name: '组件预览' });
  for (const type of ['number', 'money', 'percent']) {
    await openWidget(page, type);
    const box = stage.getByRole('spinbutton').first();
    await typeOver(box, '1.2万');
    await stage.getByRole('alert').getByText('请输入数字').waitFor();
    expect(await box.inputValue()).toBe('1.2万');
    // Pasted, or as an input method gives it.
    await box.fill('４２');
    await box.press('Tab');
    await stage.getByRole('alert').waitFor({ state: 'detached' });
    expect(await box.inputValue()).toMatch(/^42/);
  }
  await openWidget(page, 'duration');
  const hours = stage.getByLabel(/：小时$/).first();
  await typeOver(hours, '1:30');
  await stage.getByRole('alert').getByText('请输入数字').waitFor();
  await typeOver(hours, '3');
  await stage.getByRole('alert').waitFor({ state: 'detached' });
  expect(
    await stage
      .getByLabel(/：分钟$/)
      .first()
      .inputValue(),
  ).toBe('30');
});

test('a cell that is changed in the table is undone by its message and by Ctrl+Z, also on the server', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openStudents(page);
  const cell = page.locator('td.editable').first();
  const before = await cell.innerText();
  for (const undo of [
    () => page.getByRole('button', { name: '撤销' }).last().click(),
    () => page.keyboard.press('Control+z'),
  ]) {
    await cell.hover();
    await cell.getByRole('button', { name: /^修改/ }).click();
    const box = page.locator('.ant-popover:visible').getByRole('textbox');
    await box.fill('13900001111');
    await box.press('Enter');
    await page.getByText('已保存').last().waitFor();
    await expect.poll(() => cell.innerText()).toContain('13900001111');
    await undo();
    await page.getByText('已撤销').last().waitFor();
    await expect.poll(() => cell.innerText()).toBe(before);
    await page.reload();
    await page.getByText(/^共 [\d,]+ 条$/).waitFor();
    expect(await cell.innerText()).toBe(before);
  }
});
