import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { msgStates } from '../../src/schemas/wire/answer.ts';
import { logInDirectly } from './support/client.ts';
import { logIn, openStudents, total } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import { productUrl } from './support/productUrl.ts';

// Other roles see fewer menus and fewer buttons, and the server refuses what the buttons would have done.

const open = openVisits();

/** The menus of the open system, groups opened. */
async function menus(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: '系统菜单' });
  await menu.getByRole('menuitem').first().waitFor();
  const closed = menu.locator('[aria-haspopup="true"][aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  // Of a menu with a number beside it, its name alone.
  return (await menu.getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '');
}

async function as<T>(account: string, work: (page: Page) => Promise<T>): Promise<T> {
  const { page } = await open();
  await logIn(page, account);
  return work(page);
}

test('each role sees its own menus', async () => {
  const seen = async (page: Page): Promise<string[]> => {
    await page.goto('/system/student-affairs');
    await page.waitForURL('**/main/**');
    return menus(page);
  };
  const admin = await as('admin', seen);
  const teacher = await as('teacher', seen);
  const student = await as('student', seen);
  const applied = ['发起申请', '我发起的'];
  expect(admin).toEqual([
    ...['数据看板', '学生名单', '班级', '请假审批', '课程目录', '教职工名录', '组织机构'],
    ...['宿舍调换', '待我审批', ...applied, '我已处理', '抄送我的', '流程管理'],
  ]);
  expect(teacher).toEqual([
    ...['数据看板', '学生名单', '班级', '请假审批', '宿舍调换'],
    ...['待我审批', ...applied, '我已处理', '抄送我的'],
  ]);
  expect(student).toEqual(['我的学籍', '我的请假', '宿舍调换', '待我办理', ...applied, '抄送我的']);
});

test('a counsellor sees the own college, without the buttons that the role may not press', async () => {
  await as('teacher', async (page) => {
    await openStudents(page);
    expect(await total(page)).toBeLessThan(1_500);
    expect(await page.getByRole('button', { name: '编辑' }).count()).toBeGreaterThan(0);
    for (const name of ['新增学生', '删除', '批量删除']) {
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    }
  });
});

test('a page of another role is refused by the server, and says so', async () => {
  const visit = await open();
  visit.expectStatus(403);
  await logIn(visit.page, 'student');
  await visit.page.goto('/mgr/class-list');
  await visit.page.getByRole('heading', { name: '没有访问权限' }).waitFor();
  expect(await visit.page.getByRole('table').count()).toBe(0);
  expect(await visit.page.title()).toContain('管理端组件');
  await visit.page.getByText('“管理端组件 class-list”未对“学生”角色开放').waitFor();
  await visit.page.getByRole('button', { name: '回到首页' }).click();
  await visit.page.waitForURL('**/home');
});

test('the server refuses what the missing buttons would have done, and changes nothing', async () => {
  const admin = await logInDirectly(productUrl(), 'admin');
  const teacher = await logInDirectly(productUrl(), 'teacher');
  const path = (call: string): string => `/rest/http/student/${call}.htm`;
  const { list } = await teacher.list<{ id: string }>('interface', path('list'), { limit: 1 });
  const ids = list.map(({ id }) => id);
  const before = (await admin.list('interface', path('list'), { limit: 1 })).total;
  await expect(teacher.call('interface', path('remove'), { ids })).rejects.toMatchObject({
    detail: { msgState: msgStates.forbidden },
  });
  const data = { studentNo: 'E2E-NOT-MINE', name: '越权', college: 'law', status: 'active' };
  await expect(
    teacher.call('interface', path('add'), { data, requestId: crypto.randomUUID() }),
  ).rejects.toMatchObject({ detail: { msgState: msgStates.forbidden } });
  expect((await admin.list('interface', path('list'), { limit: 1 })).total).toBe(before);
});
