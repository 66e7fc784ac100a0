import { expect, test } from 'vitest';
import { ModuleClient } from '../../src/runtime/data/ModuleClient.ts';
import { logInDirectly } from './support/client.ts';
import { openVisits } from './support/openVisits.ts';
import { logIn } from './support/steps.ts';
import { productUrl } from './support/productUrl.ts';

const open = openVisits();

test('what others write shows in an open list without being asked for', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await page.goto('/system/student-affairs');
  await page.getByRole('menuitem', { name: '请假管理' }).click();
  const listening = page.waitForResponse((response) =>
    /[?&]modules=[^&]*\bleave\b/.test(decodeURIComponent(response.url())),
  );
  await page.getByRole('navigation', { name: '系统菜单' }).getByRole('link', { name: '请假审批' }).click();
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
  await page.locator('.ant-segmented').getByText('全部', { exact: true }).click();
  expect((await listening).status()).toBe(200);

  const others = new ModuleClient(await logInDirectly(productUrl(), 'admin'), 'leave', () => undefined);
  const sort = [
    { field: 'startOn', order: 'desc' as const },
    { field: 'studentNo', order: 'asc' as const },
  ];
  // What is under approval is not changed beside it.
  const where = {
    testRule: 'every' as const,
    conditionList: [{ bindKey: 'flowInstance', type: 'text' as const, judgeType: 'empty' as const }],
  };
  const first = (await others.list({ sort, where, limit: 1 })).list[0]!;
  await page.getByPlaceholder(/^搜索/).fill(String(first.studentNo));
  const changed = await others.update(first.id, first.revision, { reason: '返乡办理户籍迁移' });
  await page.getByText('返乡办理户籍迁移').waitFor();

  await others.update(changed.id, changed.revision, { reason: first.reason });
  await page.getByText('返乡办理户籍迁移').waitFor({ state: 'detached' });
});

test('a list goes on at its end by a button, and keeps what is there when others write', async () => {
  const { page } = await open();
  await logIn(page, 'student');
  await page.goto('/mgr/my-leave-list');
  const status = page.getByRole('status').filter({ hasText: '共' });
  await status.waitFor();
  expect(await status.innerText()).toMatch(/^共 \d+ 条$|^已显示 10 条，共 \d+ 条$/);
});
