import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { logInDirectly } from './support/client.ts';
import { act, begin, choosePeople, finish, startFlow } from './support/flowSteps.ts';
import { openVisits } from './support/openVisits.ts';
import { productUrl } from './support/productUrl.ts';
import { answered, fits, logIn } from './support/steps.ts';

const open = openVisits();

test('a claim is corrected by finance, countersigned over a delegate and an added person, and reassigned by a manager', async () => {
  const student = await logInDirectly(productUrl(), 'student');
  const { id, number } = await startFlow(student, 'expense-approval', {
    ...{ activity: '机器人邀请赛', kind: 'contest', heldOn: '2026-10-10' },
    items: [
      { what: '往返车票', count: 4, price: 520 },
      { what: '报名费', count: 2, price: 300 },
    ],
  });
  const at = async (account: string): Promise<Page> => {
    const { page } = await open();
    await logIn(page, account);
    await page.goto('/flowWaitListAll/all');
    await page.getByRole('textbox', { name: '搜索编号、标题、发起人' }).fill(number ?? '');
    await page
      .getByRole('row')
      .filter({ hasText: number ?? '' })
      .getByRole('link', { name: /机器人邀请赛/ })
      .click();
    return page;
  };

  const finance = await at('finance');
  await finance.getByText('可更正数量与单价，不可增删明细。').waitFor();
  await finance.getByRole('button', { name: '下一步' }).click();
  expect(await finance.getByRole('button', { name: '添加一项' }).count()).toBe(0);
  await finance.getByRole('spinbutton', { name: '单价，第 1 行' }).fill('500');
  await finance.getByText('¥2,600.00').first().waitFor();
  await act(finance, '同意', '往返车票按二等座核定');
  await finance.getByText(/^当前：学院与学生工作处会签/).waitFor();

  const dean = await at('dean');
  const path = dean.getByRole('complementary');
  await path.getByText('学院与学生工作处会签 会签').waitFor();
  const copy = await begin(dean, '抄送');
  await choosePeople(copy, '抄送给', '郭敏');
  await finish(dean, '抄送', copy);
  const opinion = await begin(dean, '委托');
  await choosePeople(opinion, '处理人', '郭敏');
  await finish(dean, '委托', opinion, '请核对参赛名单');
  await dean.getByText(/^当前：学院与学生工作处会签 · 郭敏、/).waitFor();

  const teacher = await at('teacher');
  await teacher.getByText('请核对参赛名单').waitFor();
  await act(teacher, '同意', '名单属实');
  await dean.getByText(/^当前：学院与学生工作处会签 · 袁芳、/).waitFor();
  const timeline = dean.getByRole('region', { name: '流程记录' });
  await timeline.getByText('给出了意见：同意').waitFor();
  await timeline.getByText(/^修改了 \d 个字段$/).waitFor();

  const added = await begin(dean, '后加签');
  await choosePeople(added, '人员', '顾新宁');
  await finish(dean, '后加签', added, '请确认设备清单');
  await act(dean, '同意');
  await dean.getByText(/^当前：学院与学生工作处会签 · .*顾新宁/).waitFor();
  await act(await at('designer'), '同意', '清单无误');

  const { page: manager } = await open();
  await logIn(manager, 'admin');
  await manager.goto('/flowManageList/expense-approval');
  const found = answered(manager, '/flow/list.do', number ?? '');
  await manager.getByRole('textbox', { name: '搜索编号、标题、发起人' }).fill(number ?? '');
  await found;
  await manager
    .getByRole('row')
    .filter({ hasText: number ?? '' })
    .getByRole('button', { name: /^管理/ })
    .click();
  await manager.getByRole('menuitem', { name: '改派' }).click();
  const reassign = manager.getByRole('dialog', { name: /^改派：/ });
  await choosePeople(reassign, '新处理人', '周明远');
  await reassign.getByRole('textbox', { name: '原因' }).fill('负责人出差');
  await reassign.getByRole('button', { name: '改派' }).click();
  await manager.getByText('已改派').waitFor();
  await act(await at('admin'), '同意');

  await dean
    .getByRole('heading', { name: /机器人邀请赛/ })
    .getByText('已通过')
    .waitFor();
  const { page: told } = await open({ width: 390, height: 844 });
  await logIn(told, 'student');
  await told.goto('/messages');
  await told
    .getByRole('link', { name: /^已通过：.*机器人邀请赛/ })
    .and(told.locator(`[href*="${id}"]`))
    .click();
  await told
    .getByRole('heading', { name: /机器人邀请赛/ })
    .getByText('已通过')
    .waitFor();
  await fits(told);
});
