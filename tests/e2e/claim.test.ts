import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { choose, logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';

// A claim is made step by step, signed by hand, and found again as it was signed.

const open = openVisits();

/** Draws a zigzag with the mouse. */
async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: '申请人签名：签名区' });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.7);
  await page.mouse.down();
  for (const [across, down] of [
    [0.3, 0.3],
    [0.4, 0.7],
    [0.5, 0.3],
    [0.6, 0.7],
  ] as const) {
    await page.mouse.move(x + width * across, y + height * down, { steps: 4 });
  }
  await page.mouse.up();
}

test('a claim is filled in step by step, signed, and shows its signature after a reload', async () => {
  const visit = await open();
  const { page } = visit;
  const drawer = page.getByRole('dialog');
  const press = (name: string) => drawer.getByRole('button', { name, exact: true }).click();
  await logIn(page, 'student');
  await page.goto('/system/campus-services/6');
  await page.getByRole('button', { name: '申请经费' }).click();
  await drawer.getByLabel('活动名称').fill('签名测试');
  await choose(drawer, '活动类别', '社团活动');
  const held = drawer.getByLabel('活动日期');
  await held.fill('2026-09-01');
  await page.locator('.ant-picker-dropdown:visible').getByTitle('2026-09-01').click();
  expect(await drawer.getByRole('button', { name: '保存' }).count()).toBe(0);
  await press('下一步');
  await press('添加一项');
  await drawer.getByLabel('物品或服务').first().fill('海报');
  await drawer.getByLabel('数量').first().fill('2');
  await drawer.getByLabel('单价').first().fill('15');
  await press('下一步');
  // What was drawn counts, also unconfirmed: leaving asks, saving confirms it.
  await sign(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '放弃未保存的内容？' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await question.waitFor({ state: 'hidden' });
  await press('保存');
  await drawer.waitFor({ state: 'hidden' });

  await page.reload();
  // A record is read whole, without its steps.
  await page.getByRole('button', { name: '签名测试' }).click();
  const signed = drawer.getByRole('img', { name: '申请人签名：签名图片' });
  await expect
    .poll(() => signed.evaluate((one) => (one as HTMLImageElement).naturalWidth).catch(() => 0))
    .toBeGreaterThan(0);
});

test('an amount in a cell is typed after a refusal, and what cannot be read stays while rows are added', async () => {
  const { page } = await open();
  const drawer = page.getByRole('dialog');
  const press = (name: string) => drawer.getByRole('button', { name, exact: true }).click();
  const type = async (label: string, text: string, row = 0) => {
    const box = drawer.getByLabel(label).nth(row);
    await box.click();
    await box.press('Control+A');
    await box.pressSequentially(text);
  };
  await logIn(page, 'student');
  await page.goto('/system/campus-services/6');
  await page.getByRole('button', { name: '申请经费' }).click();
  await drawer.getByLabel('活动名称').fill('单价测试');
  await choose(drawer, '活动类别', '社团活动');
  await drawer.getByLabel('活动日期').fill('2026-09-01');
  await press('下一步');
  // Refused: there are no rows. What is typed under the message is taken as it is typed.
  await press('下一步');
  await drawer.getByRole('alert').first().waitFor();
  await press('添加一项');
  await type('物品或服务', '海报');
  await type('数量', '2');
  await type('单价', '12.34');
  await page.keyboard.press('Tab');
  const price = drawer.getByLabel('单价').first();
  expect(await price.inputValue()).toBe('12.34');
  await drawer.getByText('24.68').first().waitFor();

  await type('单价', '1.2万');
  await page.keyboard.press('Tab');
  await drawer.getByText('请输入数字，如 1200.5').waitFor();
  await press('添加一项');
  await type('物品或服务', '横幅', 1);
  await type('数量', '1', 1);
  await type('单价', '30', 1);
  expect(await price.inputValue()).toBe('1.2万');
  await press('下一步');
  expect(await price.isVisible()).toBe(true);
  await type('单价', '120');
  await press('下一步');
  await price.waitFor({ state: 'hidden' });
});
