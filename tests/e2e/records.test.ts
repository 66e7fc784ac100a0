import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import {
  charts,
  choose,
  filter,
  column,
  englishIn,
  interfaceText,
  logIn,
  openStudents,
  otherTotal,
  total,
} from './support/steps.ts';
import { ModuleClient } from '../../src/runtime/data/ModuleClient.ts';
import { logInDirectly } from './support/client.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

// The administrator's work on the students: list, form, bulk actions, export, dashboard.

const open = openVisits();
let visit: Visit;
let page: Page;

beforeEach(async () => {
  visit = await open();
  page = visit.page;
  await logIn(page, 'admin');
});

const drawer = (): Locator => page.getByRole('dialog');

test('the list is filtered, searched, sorted and paged, and a reload keeps it', async () => {
  await openStudents(page);
  const all = await total(page);
  expect(all).toBeGreaterThan(4_500);
  expect(englishIn(await interfaceText(page))).toEqual([]);

  await filter(page, '学院', '法学院');
  const ofLaw = await otherTotal(page, all);
  await filter(page, '学籍状态', '休学');
  const suspended = await otherTotal(page, ofLaw);
  expect(suspended).toBeGreaterThan(0);
  expect(suspended).toBeLessThan(ofLaw);
  await page.reload();
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
  expect(await total(page)).toBe(suspended);

  await page.getByRole('button', { name: '重置' }).click();
  expect(await otherTotal(page, suspended)).toBe(all);
  const [, , secondName = ''] = await column(page, 3);
  await page.getByRole('textbox', { name: /^搜索/ }).fill(secondName);
  const found = await otherTotal(page, all);
  expect(new Set(await column(page, 3))).toEqual(new Set([secondName]));
  await page.getByRole('textbox', { name: /^搜索/ }).fill('');
  await otherTotal(page, found);

  const number = page.getByRole('columnheader', { name: '学号' });
  await number.click();
  const first = (await column(page, 2))[0];
  await expect.poll(async () => (await column(page, 2))[0]).not.toBe('');
  await page.getByTitle('2', { exact: true }).click();
  await expect.poll(async () => (await column(page, 2))[0]).not.toBe(first);
});

test('columns are hidden and shown, and stay so', async () => {
  await openStudents(page);
  const header = page.getByRole('columnheader', { name: '专业', exact: true });
  await header.waitFor();
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '专业' }).uncheck();
  await header.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
  expect(await header.count()).toBe(0);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('button', { name: '恢复默认' }).click();
  await header.waitFor();
});

test('a record is edited: fields appear, become required, are computed and checked; the list shows what was saved', async () => {
  await openStudents(page);
  const all = await total(page);
  await filter(page, '学籍状态', '在读');
  await otherTotal(page, all);
  const [studentNo = ''] = await column(page, 2);
  await page.getByRole('button', { name: '编辑' }).first().click();
  await drawer().getByLabel('学号').waitFor();
  expect(await drawer().getByLabel('学号').inputValue()).toBe(studentNo);
  expect(await drawer().getByLabel('休学原因').count()).toBe(0);
  await choose(drawer(), '学籍状态', '休学');
  await drawer().getByLabel('休学原因').waitFor();

  await drawer().getByLabel('平均绩点').fill('4.5');
  await drawer().getByText('优秀', { exact: true }).waitFor();
  await drawer().getByLabel('手机号').first().fill('123');
  await drawer().getByRole('button', { name: '保存' }).click();
  await expect.poll(() => drawer().locator('[aria-invalid="true"]').count()).toBeGreaterThanOrEqual(3);
  expect((await drawer().getByRole('alert').allInnerTexts()).length).toBeGreaterThanOrEqual(3);

  await drawer().getByLabel('手机号').first().fill('13800000000');
  await drawer().getByLabel('休学原因').fill('因病休养');
  const until = drawer().getByLabel('休学至');
  await until.fill('2030-09-01');
  await page.locator('.ant-picker-dropdown:visible').getByTitle('2030-09-01').click();
  await drawer().getByRole('button', { name: '保存' }).click();
  await drawer().waitFor({ state: 'hidden' });
  await expect.poll(async () => (await column(page, 2)).includes(studentNo)).toBe(false);
});

test('who was slower is led to the notice, keeps the input, and saves it over the latest record', async () => {
  await openStudents(page);
  const other = new ModuleClient(await logInDirectly(productUrl(), 'admin'), 'student', () => undefined);
  const first = async () =>
    (await other.list({ sort: [{ field: 'studentNo', order: 'asc' }], limit: 1 })).list[0]!;
  const before = await first();
  await page.getByRole('button', { name: '编辑' }).first().click();
  await drawer().getByLabel('家庭住址').fill('东湖路 1 号');
  await other.update(before.id, before.revision, { email: 'slower@example.com' });
  visit.expectStatus(409);
  await drawer().getByRole('button', { name: '保存' }).click();
  const notice = drawer()
    .getByRole('alert')
    .filter({ hasText: /该记录已由.+修改/ });
  await notice.waitFor();
  expect(await notice.evaluate((element) => document.activeElement?.contains(element))).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await notice.waitFor({ state: 'detached' });
  expect(await drawer().getByLabel('邮箱').inputValue()).toBe('slower@example.com');
  expect(await drawer().getByLabel('家庭住址').inputValue()).toBe('东湖路 1 号');
  await drawer().getByRole('button', { name: '保存' }).click();
  await page.getByText('保存成功').waitFor();
  const { homeAddress, email } = await other.detail(before.id);
  expect({ homeAddress, email }).toEqual({ homeAddress: '东湖路 1 号', email: 'slower@example.com' });
});

test('records are added, and two are deleted at once', async () => {
  await openStudents(page);
  const all = await total(page);
  const stamp = String(Date.now()).slice(-8);
  for (const place of [1, 2]) {
    await page.getByRole('button', { name: '新增学生' }).click();
    await drawer()
      .getByLabel('学号')
      .fill(`E2E-${stamp}-${String(place)}`);
    await drawer()
      .getByLabel('姓名')
      .fill(`测试甲${String(place)}`);
    await choose(drawer(), '学院', '法学院');
    await drawer().getByRole('button', { name: '保存' }).click();
    await drawer().waitFor({ state: 'hidden' });
    await expect.poll(() => total(page)).toBe(all + place);
    // By its number it belongs to the last page.
    const [first] = await column(page, 2);
    expect(first).toBe(`E2E-${stamp}-${String(place)}`);
  }
  await page.getByRole('textbox', { name: /^搜索/ }).fill(`E2E-${stamp}`);
  await expect.poll(() => total(page)).toBe(2);
  await page.locator('#page thead').getByRole('checkbox').check();
  await page.getByText('已选择 2 条').waitFor();
  await page.getByRole('status').getByRole('button', { name: /删除/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await page.getByText('没有符合条件的学生').waitFor();
});

test('the filtered rows are exported to a sheet', async () => {
  await openStudents(page);
  const all = await total(page);
  await filter(page, '学院', '法学院');
  const ofLaw = await otherTotal(page, all);
  await page.getByRole('button', { name: '导出' }).click();
  await page
    .getByRole('dialog')
    .getByText(`当前查询结果（${String(ofLaw)} 条）`)
    .waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '开始导出' }).click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
  expect((sheet.match(/<row[ >]/g) ?? []).length).toBe(ofLaw + 1);
});

test('the dashboard draws four charts over the same records', async () => {
  await openStudents(page);
  const all = await total(page);
  await page.getByRole('link', { name: '数据看板' }).first().click();
  await page.waitForURL('**/main/1?systemId=*');
  await expect.poll(() => charts(page)).toBe(4);
  await page.getByText(all.toLocaleString('en-US')).first().waitFor();
  expect(englishIn(await interfaceText(page))).toEqual([]);
});

test('the way back closes a drawer before it leaves the page, and asks before input is lost', async () => {
  await openStudents(page);
  const address = page.url();
  await page.getByRole('button', { name: '查看' }).first().click();
  await drawer().waitFor();
  await page.goBack();
  await drawer().waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);

  await page.getByRole('button', { name: '新增学生' }).click();
  await drawer().getByLabel('姓名').fill('张三');
  await page.goBack();
  const question = page.getByRole('dialog').filter({ hasText: '放弃未保存的内容？' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await drawer().getByLabel('姓名').inputValue()).toBe('张三');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: /离\s?开/ }).click();
  await drawer().first().waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
  await page.getByRole('link', { name: '数据看板' }).first().click();
  await page.goBack();
  expect(page.url()).toBe(address);
});

test('a form on a page of its own has what was typed when its tab is looked at again', async () => {
  await openStudents(page);
  const address = page.url();
  await page.evaluate(() => {
    window.history.pushState(
      { idx: (window.history.state as { idx: number }).idx + 1, key: 'form' },
      '',
      '/mgr/student',
    );
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  // Exactly so: the search box of the list, which may still be there, names it too.
  const name = page.locator('#page').getByRole('textbox', { name: '姓名', exact: true });
  await name.fill('张三');
  const form = page.url();
  const question = page.getByRole('dialog').filter({ hasText: '放弃未保存的内容？' });
  const leave = [() => page.goBack(), () => page.getByRole('link', { name: '数据看板' }).first().click()];
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  for (const way of leave) {
    await way();
    await name.waitFor({ state: 'hidden' });
    expect(await question.count()).toBe(0);
    await tabs.getByRole('link', { name: '学生学籍' }).click();
    await page.waitForURL(form);
    expect(await name.inputValue()).toBe('张三');
  }
  // The tab itself is not closed without a question, looked at or not.
  await tabs.getByRole('link', { name: '学生名单' }).click();
  await page.waitForURL(address);
  const close = tabs.getByRole('button', { name: '关闭 学生学籍', exact: true });
  await close.click();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await question.waitFor({ state: 'hidden' });
  await close.click();
  await question.getByRole('button', { name: /离\s?开/ }).click();
  await close.waitFor({ state: 'hidden' });
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
});
