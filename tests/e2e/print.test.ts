import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ModuleClient } from '../../src/runtime/data/ModuleClient.ts';
import { logInDirectly } from './support/client.ts';
import { logIn, openStudents } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import { pdfLines } from './support/pdfLines.ts';
import { productUrl } from './support/productUrl.ts';

// What reaches the printer: one sheet without the portal around it, or a page without what is pressed.

const open = openVisits();

test('a record is printed as a sheet, a list with all its columns', async () => {
  const visit = await open();
  const { page } = visit;
  await logIn(page, 'admin');
  await openStudents(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation', { name: '系统菜单' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: '新增学生' }).isVisible()).toBe(false);
  expect(await page.getByText(/^共 [\d,]+ 条$/).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  // No test can answer the dialog of a printer.
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.locator('#page table tbody tr button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: '打印学籍卡' }).click();
  await page.waitForFunction(() => document.title === 'printed');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: '学生学籍卡' });
  expect(await sheet.isVisible()).toBe(true);
  expect(await sheet.getByRole('row').first().innerText()).toMatch(/学号\s+\d{10}\s+姓名/);
  expect(await page.locator('#page').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await sheet.waitFor({ state: 'detached' });
});

test('what stands open over a page is printed instead of it, all of it', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openStudents(page);
  await page.locator('#page table tbody tr button').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('家庭住址', { exact: true }).waitFor();
  const sheets = async (): Promise<number> =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  await expect.poll(sheets).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#page').isVisible()).toBe(false);
  expect(await drawer.getByRole('button', { name: '关闭' }).isVisible()).toBe(false);
  expect(await drawer.getByRole('button', { name: '打印学籍卡' }).isVisible()).toBe(false);
  expect(await page.locator('.ant-drawer-mask').isVisible()).toBe(false);
});

test('what was closed is not printed', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openStudents(page);
  await page.getByRole('button', { name: '外观设置' }).click();
  const looks = page.getByText('导航位置');
  await looks.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '外观设置' }).waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'print' });
  expect(await looks.isVisible()).toBe(false);
  expect(await page.getByText(/^共 [\d,]+ 条$/).isVisible()).toBe(true);
});

test('a table of a form goes on over several sheets, and what follows stands below it', async () => {
  const client = await logInDirectly(productUrl(), 'admin');
  const expense = {
    activity: '读书节打印',
    kind: 'club',
    heldOn: '2026-09-01',
    studentNo: '2025020104',
    name: '陆飞',
    items: Array.from({ length: 30 }, (_, at) => ({
      what: `第 ${String(at + 1)} 项`,
      count: 1,
      price: 12.5,
    })),
  };
  await new ModuleClient(client, 'expense', () => undefined).add(expense, randomUUID());
  const { page } = await open();
  await logIn(page, 'admin');
  await page.goto('/mgr/expense-list');
  await page.getByPlaceholder(/^搜索/).fill(expense.activity);
  await page.getByRole('button', { name: expense.activity }).click();
  await page.getByRole('dialog').getByRole('rowheader', { name: '合计' }).waitFor();
  const lines = await pdfLines(await page.pdf({ format: 'A4' }));
  const named = (text: string) => lines.filter((line) => line.text.includes(text));
  expect(named('物品或服务').map(({ sheet }) => sheet)).toEqual([1, 2]);
  expect(named('读书节打印')[0]?.sheet).toBe(1);
  const [total, ...others] = lines.filter(
    ({ text }) => text.startsWith('合计') && !text.startsWith('合计金额'),
  );
  const [next] = named('补充说明');
  expect(others).toEqual([]);
  expect(total?.sheet).toBe(2);
  expect(next?.sheet).toBe(2);
  expect(next!.below).toBeGreaterThan(total!.below + 10);
});
