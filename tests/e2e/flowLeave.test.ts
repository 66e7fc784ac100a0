import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { act, begin, finish, spaced } from './support/flowSteps.ts';
import { openVisits } from './support/openVisits.ts';
import { fits, logIn } from './support/steps.ts';

const open = openVisits();

/** The leave is over, so that the student can report back in the same test. */
const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
const TITLE = /的请假申请（6 天）/;

/** The number that the bell shows; 0 where it shows none. */
const unread = async (page: Page): Promise<number> => {
  const name = await page.getByRole('button', { name: /^消息/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
};
const waiting = async (page: Page): Promise<number> => {
  const name = await page.getByRole('heading', { name: /^待我审批，/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
};

/** Opens what a message of the bell is about. */
async function openMessage(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: /^消息，\d+ 条未读$/ }).click();
  const latest = page.getByRole('dialog', { name: '最新消息' });
  await latest
    .getByRole('link')
    .and(page.locator(`[href*="${id}"]`))
    .first()
    .click();
}

test('a leave of six days goes from the student over counsellor and college back, and is reported back from', async () => {
  const student = await open({ width: 390, height: 844 });
  const counsellor = await open();
  const dean = await open();
  for (const [visit, account] of [
    [counsellor, 'teacher'],
    [dean, 'dean'],
    [student, 'student'],
  ] as const) {
    await logIn(visit.page, account);
    await visit.page.goto('/home');
    await visit.page.getByRole('heading', { name: /^待我审批，/ }).waitFor();
  }
  const { page } = student;
  const before = await unread(counsellor.page);
  const waited = await waiting(counsellor.page);

  await page.goto('/flowStart');
  await page
    .getByRole('region', { name: '学生事务' })
    .getByRole('link', { name: /^请假审批/ })
    .click();
  const path = page.getByRole('complementary');
  await page.getByLabel('联系电话').fill('13800000000');
  await page.getByLabel('请假事由').fill('参加亲属婚礼，往返路途较远');
  await page.getByLabel('开始日期').fill(day(-7));
  await page.keyboard.press('Enter');
  await page.getByLabel('结束日期').fill(day(-6));
  await page.keyboard.press('Enter');
  await path.getByText('三天以上 · 不经过').waitFor();
  await page.getByLabel('结束日期').fill(day(-2));
  await page.keyboard.press('Enter');
  await path.getByText('学院负责人审批').waitFor();
  await path.getByRole('button', { name: '为什么是袁芳' }).waitFor();
  await fits(page);
  await page.getByRole('button', { name: spaced('提交') }).click();
  await page.getByRole('heading', { name: TITLE }).getByText('审批中').waitFor();
  await page.getByText(/^当前：辅导员审批 · 郭敏/).waitFor();
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  const number = await page
    .getByText(/^QJ\d+$/)
    .first()
    .innerText();

  await expect.poll(() => unread(counsellor.page)).toBe(before + 1);
  await expect.poll(() => waiting(counsellor.page)).toBe(waited + 1);
  await openMessage(counsellor.page, id);
  await counsellor.page.waitForTimeout(1500);
  await act(counsellor.page, '同意', '情况属实');
  await counsellor.page.getByText(/^当前：学院负责人审批 · 袁芳/).waitFor();

  await openMessage(dean.page, id);
  const back = await begin(dean.page, '退回');
  await back.getByRole('combobox', { name: '退回到' }).click();
  await dean.page.locator('.ant-select-dropdown:visible').getByTitle('提交申请').click();
  await finish(dean.page, '退回', back, '请写明目的地');
  await dean.page.getByRole('heading', { name: TITLE }).getByText('已退回').waitFor();

  await page.getByRole('heading', { name: TITLE }).getByText('已退回').waitFor();
  await page.getByRole('button', { name: /^消息，\d+ 条未读$/ }).click();
  await page.getByRole('heading', { name: '消息中心' }).waitFor();
  await page
    .getByText(/请写明目的地/)
    .first()
    .waitFor();
  await page
    .getByRole('link', { name: /^已退回：/ })
    .and(page.locator(`[href*="${id}"]`))
    .click();
  await page.getByLabel('离校离市').click();
  await page.getByLabel('目的地').fill('南京');
  await act(page, '重新提交');
  await page.getByText(/^当前：辅导员审批 · 郭敏/).waitFor();

  await counsellor.page.getByText(/^当前：辅导员审批 · 郭敏/).waitFor();
  await act(counsellor.page, '同意');
  await counsellor.page.getByText(/^当前：学院负责人审批 · 袁芳/).waitFor();
  await dean.page.getByText(/^当前：学院负责人审批 · 袁芳/).waitFor();
  await act(dean.page, '同意');

  await page.getByText(/^当前：销假 · 张一峰/).waitFor();
  await page.getByLabel('销假日期').fill(day(-1));
  await page.keyboard.press('Enter');
  await act(page, '销假');
  await page.getByRole('heading', { name: TITLE }).getByText('已通过').waitFor();
  await page.getByRole('tab', { name: '记录' }).click();
  const [first, second] = ['第 1 轮', '第 2 轮'].map((name) => page.getByRole('region', { name }));
  await first!.getByText('请写明目的地').waitFor();
  await second!.getByText('重新提交了申请').waitFor();
  await page.getByRole('tab', { name: '流程', exact: true }).click();
  await page.getByRole('button', { name: '为什么是袁芳' }).click();
  await page.getByRole('tooltip').getByText('表单中部门的负责人').waitFor();
  await fits(page);

  await page.goto('/messages');
  await page
    .getByRole('link', { name: `请假已批准：${day(-7)} 至 ${day(-2)}` })
    .first()
    .waitFor();
  const desk = await open();
  await logIn(desk.page, 'student');
  await desk.page.goto('/mgr/my-leave-list');
  await desk.page.getByRole('row').filter({ hasText: '往返路途较远' }).first().getByText('已通过').waitFor();
  await counsellor.page.goto('/messages');
  await counsellor.page
    .getByRole('link', { name: /^抄送：/ })
    .and(counsellor.page.locator(`[href*="${id}"]`))
    .waitFor();
  await counsellor.page.goto('/flowDoneListAll/all');
  await counsellor.page.getByRole('row').filter({ hasText: number }).first().getByText('已通过').waitFor();
});
