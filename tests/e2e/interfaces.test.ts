import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCourses, registration, type Courses } from '../support/interfaces.ts';
import { logInDirectly } from './support/client.ts';
import { openVisits } from './support/openVisits.ts';
import { choose, filter, logIn, removeInterface } from './support/steps.ts';
import { productUrl } from './support/productUrl.ts';

const open = openVisits();
let courses: Courses;

beforeAll(async () => {
  courses = await createCourses();
});
afterAll(() => courses.drop());

/** Types a statement in the place of the one that is there. */
async function typeSql(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'SQL 语句' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

test('an administrator registers a database, configures an interface over it, tries it and publishes it', async () => {
  const visit = await open();
  const { page } = visit;
  const address = registration(courses.url) as Record<'host' | 'database' | 'user' | 'password', string> & {
    port: number;
  };
  await logIn(page, 'admin');
  await page.goto('/databaseList');
  await page.getByRole('button', { name: '登记数据库' }).click();
  const form = page.getByRole('dialog', { name: '登记数据库' });
  await form.getByRole('textbox', { name: '名称', exact: true }).fill('教务库');
  await form.getByLabel('编码').fill('courses');
  await form.getByLabel('主机').fill(address.host);
  await form.getByLabel('端口').fill(String(address.port));
  await form.getByLabel('数据库名').fill('nowhere');
  await form.getByRole('switch', { name: 'TLS 加密' }).click();
  await form.getByRole('textbox', { name: '用户' }).fill(address.user);
  await form.getByRole('textbox', { name: '密码' }).fill(address.password || 'none');
  await form.getByRole('button', { name: '测试连接' }).click();
  await form.getByText('没有这个数据库，或该用户不能使用它').waitFor();
  await form.getByLabel('数据库名').fill(address.database);
  await form.getByRole('button', { name: '测试连接' }).click();
  await form.getByText('连接成功').waitFor();
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByRole('row', { name: /教务库/ }).waitFor();

  await page.goto('/interfaceList');
  await page.getByRole('button', { name: '新建接口' }).click();
  await page.waitForURL('**/interface');
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('课程');
  await page.getByLabel('模块编码').fill('teaching');
  await page.getByLabel('接口编码').fill('courses');
  await choose(page.locator('main'), '数据库', '教务库（courses）');

  // The server's parser says where the statement is wrong; what the database says of it comes with its place too.
  await typeSql(page, 'select id, name\nfrom course wher id > :least');
  visit.expectStatus(400);
  const run = page.getByRole('button', { name: /^运\s?行$/ });
  await run.click();
  await page.getByRole('button', { name: '定位到第 2 行第 18 列' }).waitFor();
  expect(await page.locator('.at-sql-fault').innerText()).toBe('id');
  await typeSql(page, 'select id, nme\nfrom course where id > :least order by id');
  await page.getByRole('button', { name: '添加输入 least' }).click();
  await choose(page.locator('main'), '类型 1', '数字');
  await page.getByRole('spinbutton', { name: 'least' }).fill('1');
  await run.click();
  await page.getByText('数据库在第 1 行第 12 列报告错误').waitFor();
  await page.getByText('column "nme" does not exist').waitFor();

  await typeSql(page, 'select id, name, teacher\nfrom course where id > :least order by id');
  await page.keyboard.press('Control+Enter');
  await page.getByText('共 2 行').waitFor();
  await page.getByRole('cell', { name: '大学物理' }).waitFor();
  await page.getByRole('button', { name: '采用上次试运行的列' }).click();
  await page.getByRole('button', { name: '删除输出 3' }).click();
  await filter(page, '可调用的角色', '系统管理员');
  await page.getByRole('button', { name: '保存并发布' }).click();
  await page.waitForURL('**/interface/teaching/courses');
  await page.getByText('已发布', { exact: true }).waitFor();

  const admin = await logInDirectly(productUrl(), 'admin');
  const answer = await admin.call('interface', '/rest/http/teaching/courses.htm', { least: 2 });
  expect(answer.list).toEqual([{ id: 3, name: '线性代数' }]);

  // Another window of the same person saves meanwhile: what was typed stays until the person decides.
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('全部课程');
  const stored = await admin.result<{ definition: object; revision: number }>(
    'manager',
    '/interface/get.do',
    {
      moduleCode: 'teaching',
      interfaceUrl: 'courses',
    },
  );
  await admin.call('manager', '/interface/save.do', {
    definition: { ...stored.definition, cacheSeconds: 60 },
    revision: stored.revision,
  });
  visit.expectStatus(409);
  await page.keyboard.press('Control+S');
  await page.getByText(/您已于 .* 在另一个窗口修改了此接口/).waitFor();
  await page.getByText(/不同的部分：名称、缓存/).waitFor();
  await page.getByRole('button', { name: '用我的修改覆盖' }).click();
  await page.getByText('发布后有修改', { exact: true }).waitFor();

  // Unsaved changes go along with the tab, and are asked about where that is closed.
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('再改');
  await page.getByRole('link', { name: '返回接口列表' }).click();
  await page
    .getByRole('row', { name: /全部课程/ })
    .getByText('发布后有修改')
    .waitFor();
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await tabs.getByRole('link', { name: /再改/ }).click();
  expect(await page.getByRole('textbox', { name: '名称', exact: true }).inputValue()).toBe('再改');
  await page.getByRole('link', { name: '返回接口列表' }).click();
  await tabs.getByRole('button', { name: /^关闭 .*再改/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /离\s?开/ })
    .click();
  await page
    .getByRole('row', { name: /全部课程/ })
    .getByText('发布后有修改')
    .waitFor();

  // The others find the product as it was.
  await page
    .getByRole('row', { name: /全部课程/ })
    .getByRole('button', { name: /编\s?辑/ })
    .click();
  await removeInterface(page);
  await page.goto('/databaseList');
  await page
    .getByRole('row', { name: /教务库/ })
    .getByRole('button', { name: /删\s?除/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  await page.getByText('删除成功').waitFor();
});
