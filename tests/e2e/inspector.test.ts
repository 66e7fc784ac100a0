import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answered, logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';

const open = openVisits();

const panel = (page: Page) => page.getByRole('dialog', { name: '页面检查器' });

async function choose(page: Page, name: string): Promise<void> {
  await panel(page).getByRole('searchbox').fill(name);
  await panel(page).getByRole('treeitem', { name }).last().click();
}

test('the inspector lists absent fields too, and says why, with what was compared, as it changes', async () => {
  const visit = await open();
  const { page } = visit;
  await logIn(page, 'admin');
  await page.goto('/mgr/leave?inspect=1');
  await panel(page).waitFor();
  await choose(page, '就诊医院');
  const details = panel(page).getByRole('region', { name: '就诊医院' });
  await details.getByText('form.type', { exact: true }).first().waitFor();
  await expect.poll(() => details.innerText()).toContain('实际：personal');
  expect(await page.getByRole('textbox', { name: '就诊医院' }).count()).toBe(0);

  // The page stays usable beside it, and the reasons follow.
  await page.getByText('病假', { exact: true }).click();
  await page.getByRole('textbox', { name: '就诊医院' }).waitFor();
  await expect.poll(() => details.innerText()).toContain('实际：sick');

  // Tab leads through the panel, out of it, and back; Escape inside closes it.
  const inPanel = () => page.evaluate(() => document.activeElement?.closest('.at-inspector') !== null);
  await panel(page).getByRole('searchbox').focus();
  await pressUntil(page, 'Tab', async () => !(await inPanel()));
  await pressUntil(page, 'Shift+Tab', inPanel);
  await pressUntil(page, 'Shift+Tab', async () => !(await inPanel()));
  await panel(page).getByRole('searchbox').press('Escape');
  await panel(page).waitFor({ state: 'detached' });
});

/** Presses a key until something holds; a trap would never let it. */
async function pressUntil(page: Page, key: string, holds: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press(key);
    if (await holds()) return;
  }
  expect.fail(`forty times ${key} led nowhere`);
}

test('the inspector names what failed on the page, and speaks English', async () => {
  const visit = await open();
  const { page } = visit;
  await logIn(page, 'admin');
  await page.goto('/app/student-dashboard');
  await page.getByText('学生总数').waitFor();
  await page.keyboard.press('Control+Alt+KeyI');
  await panel(page).waitFor();
  await panel(page).getByText('app student-dashboard').waitFor();

  // The tree takes the room of the panel: nothing lies idle below what it cuts off.
  const tree = panel(page).getByRole('tree').locator('..');
  const foot = async (): Promise<number> => (await panel(page).boundingBox())!.height;
  await expect.poll(async () => (await tree.boundingBox())!.height > (await foot()) / 2).toBe(true);
  await panel(page)
    .getByRole('tab', { name: /运行记录/ })
    .click();
  await panel(page).getByText('没有异常记录').waitFor();
  await page.getByRole('button', { name: '切换到英文' }).click();
  await page.getByRole('dialog', { name: 'Page inspector' }).getByText('Nothing went wrong').waitFor();
});

test.each(['before', 'after'])(
  'the inspector stands beside a drawer that opens %s it; both can be used',
  async (order) => {
    const visit = await open();
    const { page } = visit;
    await logIn(page, 'admin');
    await page.goto(`/mgr/student-list${order === 'after' ? '?inspect=1' : ''}`);
    if (order === 'after') await panel(page).waitFor();
    // A double click opens it as a single one does.
    await page.getByRole('button', { name: '新增学生' }).dblclick();
    await page.getByRole('textbox', { name: '学号', exact: true }).waitFor();
    if (order === 'before') await page.keyboard.press('Control+Alt+KeyI');
    await choose(page, '离校日期');
    await panel(page).getByRole('region', { name: '离校日期' }).waitFor();
    await page.getByRole('textbox', { name: '姓名', exact: true }).click();
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('请输入姓名').first().waitFor();
    await panel(page)
      .getByRole('tab', { name: /运行记录/ })
      .click();
    await panel(page).getByText('没有异常记录').waitFor();
    await page.keyboard.press('Control+Alt+KeyI');
    await panel(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: '学号', exact: true }).waitFor({ state: 'detached' });
  },
);

test('the inspector tells why a column, a filter or an action of a list is not there', async () => {
  const visit = await open();
  const { page } = visit;
  await logIn(page, 'admin');
  await page.goto('/mgr/student-list?inspect=1');
  await panel(page).waitFor();
  await choose(page, '民族');
  const column = panel(page).getByRole('region', { name: '民族' });
  await column.getByText('文档默认不显示，可在列设置中选出').waitFor();
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '民族' }).check();
  await column.getByText('本人的列设置').waitFor();
  await page.keyboard.press('Escape');

  await choose(page, '批量删除');
  await panel(page).getByText('尚未选择记录').waitFor();
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await panel(page).getByText('尚未选择记录').waitFor({ state: 'detached' });
});

test('the inspector says of which row an action is judged, and is asked about another', async () => {
  const visit = await open();
  const { page } = visit;
  await logIn(page, 'admin');
  await page.goto('/mgr/leave-list?inspect=1');
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
  // The list opens on those that wait for a decision.
  const all = page.waitForResponse('**/leave/list.htm');
  await page.locator('.ant-segmented').getByText('全部', { exact: true }).click();
  await all;
  // By their length, decided and open requests stand in one page.
  const sorted = answered(page, '/leave/list.htm', 'days');
  await page.getByRole('columnheader', { name: '请假天数' }).getByRole('button').first().click();
  await sorted;
  await choose(page, '审批');
  const row = panel(page).getByRole('combobox', { name: '所看的行' });
  await row.waitFor();
  const chosen = panel(page).locator('.ant-select-selection-item');
  const details = panel(page).getByRole('region', { name: '审批' });
  await expect.poll(() => chosen.innerText()).toMatch(/^1 · ./);
  const texts = await page.locator('table tbody tr:not([aria-hidden])').allInnerTexts();
  const pending = texts.map((text) => text.includes('待审批'));
  const other = pending.indexOf(!pending[0]);
  expect(other).toBeGreaterThan(0);
  const before = await details.innerText();
  await row.fill(`${String(other + 1)} · `);
  await row.press('Enter');
  await expect.poll(() => chosen.innerText()).toMatch(new RegExp(`^${String(other + 1)} · .`));
  await expect.poll(() => details.innerText()).not.toBe(before);
});
