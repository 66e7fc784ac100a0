import { afterEach, expect, test } from 'vitest';
import type { ApiClient } from '../../src/runtime/data/ApiClient.ts';
import { logInDirectly } from './support/client.ts';
import { logIn, pressInRow } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import { productUrl } from './support/productUrl.ts';

// A configurer sees a page and a system before anybody else does; whoever follows the same addresses does not.

const open = openVisits();
const made: { kind: string; id: string }[] = [];
let client: ApiClient;

async function save(schema: { kind: string; id: string; name: string }): Promise<void> {
  client = await logInDirectly(productUrl(), 'admin');
  const { kind, id, name } = schema;
  await client.call('manager', '/resource/save.do', { kind, id, name, schema });
  made.push({ kind, id });
}

afterEach(async () => {
  for (const one of made.splice(0).reverse()) await client.call('manager', '/resource/remove.do', one);
});

const notices = {
  kind: 'app',
  schemaVersion: 1,
  id: 'preview-notices',
  name: '通知公告',
  title: { zhCN: '通知公告', enUS: 'Notices' },
  body: [{ type: 'text', id: 'lead', props: { text: { zhCN: '期末安排将在周五公布', enUS: 'On Friday' } } }],
};

test('a draft is previewed from the list of resources, and by nobody who may not design', async () => {
  await save(notices);
  const { page } = await open();
  await logIn(page, 'admin');
  await page.goto('/mgr/platform-resource-list');
  await page.getByPlaceholder('搜索名称、标识或标签').fill('preview-notices');
  const row = page.getByRole('row').filter({ hasText: 'preview-notices' });
  const opened = page.waitForEvent('popup');
  await pressInRow(row, '预览');
  const draft = await opened;
  await draft.getByText('期末安排将在周五公布').waitFor();
  const notice = draft.getByRole('complementary', { name: '预览' });
  await notice.getByText('正在预览草稿').waitFor();

  // Without the parameter it is what everybody sees: nothing yet.
  await notice.getByRole('button', { name: '退出预览' }).click();
  await draft.getByText('抱歉，你访问的应用暂未发布').waitFor();
  expect(await notice.count()).toBe(0);

  const student = await open();
  student.expectStatus(403);
  student.expectStatus(404);
  await logIn(student.page, 'student');
  await student.page.goto('/app/preview-notices?managePreview=1');
  await student.page.getByRole('heading', { name: '没有访问权限' }).waitFor();
  expect(await student.page.getByText('正在预览草稿').count()).toBe(0);
  await student.page.goto('/app/preview-notices?checkToken=0&skipPermission=1');
  await student.page.getByText('抱歉，你访问的应用暂未发布').waitFor();
});

test('a system is previewed over reloads, until one leaves it', async () => {
  await save(notices);
  await save({
    kind: 'system',
    schemaVersion: 1,
    id: 'preview-term',
    name: '学期事务',
    title: { zhCN: '学期事务', enUS: 'Term' },
    group: { zhCN: '校园', enUS: 'Campus' },
    menus: [
      { name: { zhCN: '通知', enUS: 'Notices' }, type: 'app', app: { kind: 'app', id: 'preview-notices' } },
    ],
  } as Parameters<typeof save>[0]);
  const { page } = await open();
  await logIn(page, 'admin');
  await page.goto('/system/preview-term?managePreview=1');
  await page.waitForURL('**/main/1?systemId=*');
  await page.getByText('期末安排将在周五公布').waitFor();
  await page.reload();
  await page.getByText('期末安排将在周五公布').waitFor();
  await page.getByRole('button', { name: '退出预览' }).click();
  await page.waitForURL('**/home');
  await page.getByRole('button', { name: /学生工作/ }).waitFor();
  expect(await page.getByRole('button', { name: /学期事务/ }).count()).toBe(0);
});
