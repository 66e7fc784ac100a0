import { readFileSync } from 'node:fs';
import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { logInDirectly } from './support/client.ts';
import { begin, choosePeople, detailOf, finish, spaced, startFlow } from './support/flowSteps.ts';
import { openVisits } from './support/openVisits.ts';
import { productUrl } from './support/productUrl.ts';
import { logIn } from './support/steps.ts';

const open = openVisits();
const SEARCH = '搜索编号、标题、发起人';

/** A step that wants a signature, which a list cannot give. */
const SIGNED = {
  ...{ kind: 'flow', schemaVersion: 2, id: 'journey-signed', name: '外出登记', form: 'leave' },
  settings: { starters: { roles: ['student'] }, managers: { roles: ['administrator'] } },
  nodes: [
    { type: 'start', id: 'start' },
    {
      ...{ type: 'approve', id: 'sign', title: { zhCN: '签字', enUS: 'Sign' }, requires: ['signature'] },
      approvers: [{ source: 'expression', value: '{{ form.counsellorId }}' }],
    },
    { type: 'end', id: 'end' },
  ],
};

const leave = (endOn: string, reason: string, startOn = '2026-12-20') => ({
  ...{ type: 'personal', startOn, endOn, contactPhone: '13800000000', reason },
});

test('a manager stops, lets go on, jumps, ends and hands over, counts and exports', async () => {
  const student = await logInDirectly(productUrl(), 'student');
  const admin = await logInDirectly(productUrl(), 'admin');
  const short = await startFlow(student, 'leave-approval', leave('2026-12-21', '返乡办理户籍迁移'));
  const long = await startFlow(student, 'leave-approval', leave('2026-12-26', '参加亲属婚礼'));
  const { tasks } = await detailOf(admin, short.id);
  const [task] = tasks.filter(({ state }) => state === 'running');
  await admin.call('form', '/flow/reassign.do', {
    ...{ taskId: task?.id, revision: task?.revision, people: ['designer'], comment: '临时代管' },
  });
  const { page } = await open();
  await logIn(page, 'admin');
  await page.goto('/flowManageList/leave-approval');
  const row = (number: string | null) => page.getByRole('row').filter({ hasText: number ?? '' });
  const search = page.getByRole('textbox', { name: SEARCH });
  const ask = async (action: string, reason: string): Promise<void> => {
    await row(long.number)
      .getByRole('button', { name: `管理${long.title}` })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
    const dialog = page.getByRole('dialog', { name: `${action}：${long.title}` });
    await dialog.getByRole('button', { name: spaced(action) }).click();
    await dialog.getByText('请填写').waitFor();
    await dialog.getByRole('textbox', { name: '原因' }).fill(reason);
    await dialog.getByRole('button', { name: spaced(action) }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await search.fill(long.number ?? '');
  await ask('挂起', '等待家长说明');
  await row(long.number).getByText('已挂起').waitFor();
  await ask('恢复', '家长已说明');
  await row(long.number).getByText('审批中').waitFor();

  await row(long.number).getByRole('link', { name: long.title }).click();
  const jump = await begin(page, '跳转');
  await jump.getByRole('combobox', { name: '跳转到' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('学院负责人审批', { exact: true }).click();
  await finish(page, '跳转', jump, '辅导员出差');
  await page.getByText(/^当前：学院负责人审批 · 袁芳/).waitFor();
  await page.goBack();
  await ask('终止', '学生已取消行程');
  await row(long.number).getByText('已终止').waitFor();

  await page.getByRole('button', { name: '移交待办' }).click();
  const over = page.getByRole('dialog', { name: '移交待办' });
  await choosePeople(over, '原处理人', '顾新宁');
  await choosePeople(over, '接收人', '王玉瑶');
  await over.getByRole('textbox', { name: '原因' }).fill('岗位调整');
  await over.getByText(/将移交 \d+ 项待办/).waitFor();
  await over.getByRole('button', { name: '移交待办' }).click();
  await over.getByText(/已移交 \d+ 项/).waitFor();
  await over
    .getByRole('button', { name: spaced('关闭') })
    .last()
    .click();
  await search.fill(short.number ?? '');
  await row(short.number).getByText('王玉瑶').waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('menuitem', { name: '导出为 Excel' }).click();
  const files = unzipSync(readFileSync(await (await download).path()));
  const sheet = Object.values(files)
    .map((content) => strFromU8(content))
    .join();
  expect(sheet).toContain(short.number);
  expect(sheet).not.toContain(long.number);

  await page.getByText('统计', { exact: true }).click();
  const figures = page.getByRole('table', { name: '按环节' });
  await figures
    .getByRole('row', { name: /学院负责人审批/ })
    .first()
    .waitFor();
  await page
    .getByRole('img', { name: /^按环节数量：/ })
    .first()
    .waitFor();
  const child = await open();
  await logIn(child.page, 'student');
  await child.page.goto('/messages');
  await child.page
    .getByRole('link', { name: `已终止：${long.title}` })
    .first()
    .waitFor();
});

test('thirty are handled from the waiting list at once, each with its own outcome, in English in the dark', async () => {
  const student = await logInDirectly(productUrl(), 'student');
  const admin = await logInDirectly(productUrl(), 'admin');
  const { kind, id, name } = SIGNED;
  const { revision } = await admin.result<{ revision: number }>('manager', '/resource/save.do', {
    ...{ kind, id, name, schema: SIGNED },
  });
  await admin.call('manager', '/resource/publish.do', { kind, id, revision });
  const reason = '集体参观校史馆';
  for (let at = 0; at < 28; at += 1)
    await startFlow(student, 'leave-approval', leave('2024-10-21', reason, '2024-10-21'));
  for (let at = 0; at < 2; at += 1) await startFlow(student, id, leave('2024-10-21', reason, '2024-10-21'));

  const { page, ...visit } = await open();
  await logIn(page, 'teacher');
  await page.evaluate(() => {
    localStorage.setItem('web0_locale', 'enUS');
    localStorage.setItem('web0_theme', JSON.stringify({ navTheme: 'realDark' }));
  });
  await page.goto('/flowWaitListAll/all');
  await page.getByRole('textbox', { name: 'Search number, title or who started it' }).fill('张一峰');
  await visit.idle();
  const all = page.getByRole('checkbox', { name: 'Choose all' });
  await page.getByRole('button', { name: 'Load more' }).click();
  await visit.idle();
  await all.check();
  await page
    .getByRole('status')
    .getByText(/^\d+ chosen$/)
    .waitFor();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('统一批准');
  await dialog.getByRole('button', { name: 'Agree', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('2 could not be handled').waitFor();
  const left = page.getByRole('row').filter({ hasText: '外出登记' });
  expect(await left.getByText('This task has to be opened to be handled').count()).toBe(2);
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Leave approval' }).count()).toBe(0);
  await page.getByRole('status').getByText('2 chosen').waitFor();
  expect(await page.locator('html').evaluate((one) => getComputedStyle(one).colorScheme)).toBe('dark');
});
