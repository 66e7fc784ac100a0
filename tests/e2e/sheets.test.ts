import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { FileClient } from '../../src/runtime/data/FileClient.ts';
import { ModuleClient } from '../../src/runtime/data/ModuleClient.ts';
import { JobStore } from '../../src/runtime/stores/JobStore.ts';
import { logInDirectly } from './support/client.ts';
import { answered, choose, logIn, openStudents, otherTotal, total } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

// Sheets in, sheets out, and many records at once.

const open = openVisits();
let visit: Visit;
let page: Page;

beforeEach(async () => {
  visit = await open();
  page = visit.page;
  await logIn(page, 'admin');
});

const sheet = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'utf8'),
});

test('a sheet is imported: its columns, what is wrong row by row, what came of it', async () => {
  await openStudents(page);
  const before = await total(page);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^导入/ });
  const input = dialog.locator('input[type=file]');

  await input.setInputFiles({ name: 'a.xls', mimeType: 'x', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) });
  visit.expectStatus(400);
  await dialog.getByText(/另存为 XLSX 后重试/).waitFor();
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
  await input.setInputFiles({ name: 'a.xlsx', mimeType: 'x', buffer: picture });
  visit.expectStatus(400);
  await dialog.getByText(/^这是一张图片/).waitFor();

  await input.setInputFiles(
    sheet('新生.csv', [
      '学号,学生,学院,入学日期',
      'IMP-0001,甲某,法学院,2024-09-01',
      'IMP-0002,乙某,没有这个学院,2024/9/1',
      'IMP-0003,丙某,法学院,不是日期',
    ]),
  );
  await dialog.getByText(/共 3 行：可新增 0 条/).waitFor();
  await choose(dialog, '姓名', '学生');
  await dialog.getByText(/共 3 行：可新增 1 条，可更新 0 条，2 行有误/).waitFor();
  await dialog.getByText('没有选项“没有这个学院”').waitFor();
  expect(await dialog.getByText('第 4 行').count()).toBe(1);
  const preview = dialog.getByRole('region', { name: '文件的前 3 行' });
  expect(await preview.getByRole('row').nth(2).innerText()).toMatch(/3\s+IMP-0002\s+乙某/);
  const report = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载错误报告' }).click();
  expect((await report).suggestedFilename()).toMatch(/导入错误.*\.xlsx$/);
  expect(await total(page)).toBe(before);

  await dialog.getByRole('button', { name: '导入 1 条' }).click();
  await dialog.getByText('新增 1 条，更新 0 条，跳过 2 行').waitFor();
  await dialog
    .getByRole('button', { name: /关\s?闭/ })
    .last()
    .click();
  expect(await otherTotal(page, before)).toBe(before + 1);
});

test('leaves are approved in bulk, with what became of each', async () => {
  await page.goto('/system/student-affairs/3/1');
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
  // What is under approval is decided there: two are asked for without.
  const leaves = new ModuleClient(await logInDirectly(productUrl(), 'admin'), 'leave', () => undefined);
  const [earlier] = (await leaves.list({ limit: 1 })).list;
  const { studentNo, name } = earlier as { studentNo?: unknown; name?: unknown };
  const days = { type: 'personal', startOn: '2026-12-21', endOn: '2026-12-22' };
  for (const reason of ['返乡办理户籍', '返乡探望亲人'])
    await leaves.add({ studentNo, name, ...days, contactPhone: '13800000000', reason }, randomUUID());
  const found = answered(page, '/leave/list.htm', String(studentNo));
  await page.getByPlaceholder(/^搜索/).fill(String(studentNo));
  await found;
  const free = page
    .locator('#page table tbody tr')
    .filter({ hasNotText: '审批进度' })
    .filter({ hasText: String(studentNo) });
  const boxes = free.getByRole('checkbox');
  await boxes.nth(1).waitFor();
  // The list begins with what waits for a decision.
  const open = await total(page);
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole('button', { name: '批量同意' }).click();
  const question = page.getByRole('dialog', { name: /同意选中的 2 条/ });
  await question.getByRole('button', { name: '确定' }).click();
  const dialog = page.getByRole('dialog', { name: '批量同意请假' });
  await dialog.getByText('成功 2 项，失败 0 项').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(2);
  await dialog
    .getByRole('button', { name: /关\s?闭/ })
    .last()
    .click();
  expect(await otherTotal(page, open)).toBe(open - 2);
});

/** Until told otherwise the page does not learn how far a job is, so that none is over before it was looked at. */
async function jobsUnknown(of: Page): Promise<{ letKnow: () => void }> {
  let letKnow = (): void => undefined;
  const held = new Promise<void>((resolve) => (letKnow = resolve));
  // The route stays: taking it away while a request waits behind it can lose the request.
  await of.route('**/job/get.do', async (route) => {
    await held;
    // What was asked before a reload wants no answer any more.
    await route.continue().catch(() => undefined);
  });
  return { letKnow: () => letKnow() };
}

test('many records are exported in the background, while the person is elsewhere', async () => {
  const client = await logInDirectly(productUrl(), 'admin');
  const students = new ModuleClient(client, 'student', () => undefined);
  const files = new FileClient(
    () => client,
    () => undefined,
  );
  const lines = Array.from(
    { length: 1_000 },
    (_, index) => `JOB-${String(1000 + index)},批量${String(index)},法学院`,
  );
  const { id } = await files.upload(new File([['学号,姓名,学院', ...lines].join('\n')], 'many.csv'));
  const answer = await students.importRows({ fileId: id });
  if (!('jobId' in answer)) throw new Error('a thousand rows are a job');
  const outcome = await new JobStore({ client: () => client }).follow(answer.jobId, '');
  expect(outcome).toMatchObject({ added: 1_000, failed: 0 });

  await openStudents(page);
  expect(await total(page)).toBeGreaterThan(5_000);
  const download = page.waitForEvent('download', { timeout: 60_000 });
  const first = await jobsUnknown(page);
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('button', { name: '开始导出' }).click();
  const notice = page.getByRole('status', { name: '后台任务' });
  await notice.getByText('正在导出').waitFor();
  await page.getByRole('link', { name: '班级' }).click();
  first.letKnow();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await notice.waitFor({ state: 'detached' });

  // One that the page was left in is found again, with its file.
  await page.getByRole('link', { name: '学生名单' }).first().click();
  const second = await jobsUnknown(page);
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('button', { name: '开始导出' }).click();
  await notice.getByText('正在导出').waitFor();
  await page.reload();
  second.letKnow();
  await notice.getByText(/导出完成/).waitFor({ timeout: 60_000 });
  const late = page.waitForEvent('download');
  await notice.getByRole('button', { name: /下\s?载/ }).click();
  expect((await late).suggestedFilename()).toMatch(/\.xlsx$/);
  await notice.waitFor({ state: 'detached' });

  await students.remove(
    (
      await students.list({
        where: {
          testRule: 'every',
          conditionList: [{ bindKey: 'studentNo', type: 'text', judgeType: 'contain', value: 'JOB-' }],
        },
        limit: 500,
      })
    ).list.map((row) => row.id),
  );
});
