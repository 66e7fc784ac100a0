import { beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { chineseIn, englishIn, interfaceText, logIn, openStudents } from './support/steps.ts';
import { PASSWORD } from './support/password.ts';
import { connect } from './support/client.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

// The portal around the pages: logging in, home, opening a system, deep links, language, theme, tabs, logging out.

const open = openVisits();
let visit: Visit;
let page: Page;

beforeEach(async () => {
  visit = await open();
  page = visit.page;
});

test('a person logs in, after being told what is missing and what is wrong', async () => {
  await page.goto('/');
  await page.waitForURL('**/user/login');
  const account = page.getByLabel('账号', { exact: true });
  const password = page.getByLabel('密码', { exact: true });
  const submit = page.getByRole('button', { name: '登录', exact: true });
  expect(await account.getAttribute('placeholder')).toBe('请输入账号');
  expect(await password.getAttribute('placeholder')).toBe('请输入密码');
  await submit.click();
  expect(await page.getByRole('alert').allInnerTexts()).toEqual(['请输入账号', '请输入密码']);

  visit.expectStatus(400);
  await account.fill('admin');
  await password.fill('not-it');
  await submit.click();
  await page.getByText('账号或密码错误').waitFor();
  expect(await password.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: '显示密码' }).click();
  expect(await password.getAttribute('type')).toBe('text');

  await page.getByRole('region', { name: '演示账号' }).getByRole('button', { name: '辅导员' }).click();
  expect(await account.inputValue()).toBe('teacher');
  expect(await password.inputValue()).toBe(PASSWORD);
  expect(englishIn(await interfaceText(page))).toEqual([]);
  await submit.click();
  await page.waitForURL('**/home');
});

test('home shows the systems in groups and opens one', async () => {
  await logIn(page, 'admin');
  await page.goto('/home');
  await page.getByRole('region', { name: '教学与管理' }).getByText('学生工作').waitFor();
  await page.getByRole('region', { name: '校园生活' }).getByText('校园服务').waitFor();
  await page.getByLabel('搜索系统').fill('宿');
  await page.getByText('学生工作').waitFor({ state: 'detached' });
  await page.getByLabel('搜索系统').fill('没有这个');
  await page.getByText('没有找到与“没有这个”相符的系统').waitFor();
  await page.getByLabel('搜索系统').fill('');
  expect(englishIn(await interfaceText(page))).toEqual([]);
  await page.getByRole('button', { name: '学生工作' }).click();
  await page.waitForURL('**/main/1?systemId=*');
  await expect.poll(() => page.title()).toContain('数据看板');
});

test('a link without a system leads through the login to home, one with its system to the page', async () => {
  await page.goto('/main/2/2?college=law');
  await page.waitForURL('**/user/login?redirect=**');
  await page.getByLabel('账号', { exact: true }).fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  // No system is remembered on this device, so there is none to open: home it is.
  await page.waitForURL('**/home');
  await page.getByText('该地址属于某个系统的菜单，请先选择系统').waitFor();
  await page.goto('/system/student-affairs/2/2?college=law');
  await page.waitForURL('**/main/2/2?college=law&systemId=student-affairs');
  await page.getByRole('navigation', { name: '当前位置' }).getByText('班级').waitFor();
});

test('a reload on a deep link stays there, with its query', async () => {
  await logIn(page, 'admin');
  await page.goto('/system/student-affairs');
  await page.waitForURL('**/main/1?systemId=*');
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');
  await tabs.getByText('数据看板').waitFor();
  await page.goto('/main/2/2?from=mail');
  await page.getByRole('navigation', { name: '当前位置' }).getByText('班级').waitFor();
  const before = ['数据看板', '班级'];
  expect(await tabs.allInnerTexts()).toEqual(before);
  await page.reload();
  await page.getByRole('navigation', { name: '当前位置' }).getByText('班级').waitFor();
  expect(await tabs.allInnerTexts()).toEqual(before);
  const here = new URL(page.url());
  expect(here.pathname + here.search).toBe('/main/2/2?from=mail&systemId=student-affairs');
  await expect.poll(() => page.title()).toContain('班级');
});

test('a session that is over leads to the login page and back', async () => {
  await logIn(page, 'admin');
  await page.goto('/system/student-affairs');
  await page.waitForURL('**/main/1?systemId=*');
  visit.expectStatus(401);
  await page.evaluate(() => {
    localStorage.setItem('web0_token', 'cp_gone');
  });
  await page.goto('/main/2/1');
  await page.getByText('用户登录已过期，请重新登录').waitFor();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/main/2/1');
  await page.getByRole('button', { name: '系统管理员' }).click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/main/2/1?systemId=*');
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
});

test('a session that ends while a page is open leads to the login page and back', async () => {
  await logIn(page, 'admin');
  await openStudents(page);
  // A call that is still on its way would end the session here before the click does.
  await visit.idle();
  const token = await page.evaluate(() => localStorage.getItem('web0_token'));
  const other = await connect(productUrl(), () => token ?? '');
  await other.call('base', '/login/logout.do');
  visit.expectStatus(401);
  await page.getByRole('button', { name: '刷新' }).click();
  await page.getByText('用户登录已过期，请重新登录').waitFor();
  await page.getByRole('button', { name: '系统管理员' }).click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/main/2/1?systemId=*');
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
});

test('the tab bar keeps the open pages', async () => {
  await logIn(page, 'admin');
  await page.goto('/system/student-affairs');
  await page.waitForURL('**/main/1?systemId=*');
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  const titles = (): Promise<string[]> => tabs.getByRole('link').allInnerTexts();
  const command = async (tab: string, name: string): Promise<void> => {
    await tabs.getByRole('link', { name: tab }).click({ button: 'right' });
    await page.getByRole('menuitem', { name }).click();
    await page.locator('.ant-dropdown:visible').waitFor({ state: 'detached' });
  };
  await tabs.getByRole('link', { name: '数据看板' }).waitFor();
  await command('数据看板', '关闭当前');
  await page.getByText('最后一个标签页不能关闭').waitFor();
  await page.getByRole('menuitem', { name: '学生管理' }).click();
  await page.getByRole('link', { name: '学生名单' }).click();
  await page.getByRole('menuitem', { name: '班级' }).getByRole('link').click();
  await tabs.getByRole('link', { name: '班级' }).waitFor();
  expect(await titles()).toEqual(['数据看板', '学生名单', '班级']);

  await command('数据看板', '关闭左侧');
  await page.getByText('左侧没有标签页').waitFor();
  await command('班级', '关闭右侧');
  await page.getByText('右侧没有标签页').waitFor();
  await tabs.getByRole('link', { name: '数据看板' }).click();
  await page.waitForURL('**/main/1?systemId=*');
  await command('学生名单', '关闭右侧');
  expect(await titles()).toEqual(['数据看板', '学生名单']);
  await command('学生名单', '关闭全部');
  await page.waitForURL('**/main/2/1?systemId=*');
  expect(await titles()).toEqual(['学生名单']);
});

test('a kept tab has what was chosen in it when it is come back to, until it is closed', async () => {
  await logIn(page, 'admin');
  await openStudents(page);
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  const boxes = page.locator('#page tbody').getByRole('checkbox');
  for (const place of [0, 2]) await boxes.nth(place).check();
  await page.getByText('已选择 2 条').waitFor();
  await page.getByRole('menuitem', { name: '班级' }).getByRole('link').click();
  await tabs.getByRole('link', { name: '班级' }).waitFor();
  await tabs.getByRole('link', { name: '学生名单' }).click();
  await page.getByText('已选择 2 条').waitFor();
  expect(await boxes.nth(2).isChecked()).toBe(true);

  await tabs.getByRole('link', { name: '班级' }).click();
  await tabs.getByRole('link', { name: '学生名单' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭当前' }).click();
  await page.getByRole('link', { name: '学生名单' }).click();
  await boxes.first().waitFor();
  expect(await page.getByText(/^已选择/).count()).toBe(0);
});

test('language and theme change everywhere and stay', async () => {
  await logIn(page, 'admin');
  await page.goto('/system/student-affairs');
  await page.waitForURL('**/main/1?systemId=*');
  await page.getByRole('button', { name: '切换到英文' }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).waitFor();
  await page.getByRole('button', { name: 'Student Affairs' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-US');
  await page.getByRole('menuitem', { name: 'Students' }).click();
  await page.getByRole('link', { name: 'Student list' }).click();
  await page.getByText(/^[\d,]+ in all$/).waitFor();
  expect(chineseIn(await interfaceText(page))).toEqual([]);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await page.reload();
  await page.getByRole('menuitem', { name: 'Dashboard' }).waitFor();
  const look = await page.evaluate(() => ({
    scheme: document.documentElement.style.colorScheme,
    background: getComputedStyle(document.body).backgroundColor,
  }));
  expect(look.scheme).toBe('dark');
  expect(look.background).toBe('rgb(15, 18, 22)');
});

test('logging out ends the session and forgets it', async () => {
  await logIn(page, 'admin');
  await page.goto('/home');
  await page.getByRole('button', { name: /^用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/user/login');
  expect(await page.evaluate(() => localStorage.getItem('web0_token'))).toBeNull();
  await page.goto('/home');
  await page.waitForURL('**/user/login');
});

test('the login page and home speak the other language whole, in the same order', async () => {
  await page.goto('/user/login');
  await page.getByRole('region', { name: '演示账号' }).getByRole('button', { name: '辅导员' }).waitFor();
  await page.getByRole('button', { name: '切换到英文' }).click();
  await page.getByRole('button', { name: 'Counsellor' }).waitFor();
  expect(chineseIn(await interfaceText(page))).toEqual([]);
  await page.getByRole('button', { name: 'Administrator' }).click();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/home');
  const headings = page.locator('.at-home-groups').getByRole('heading', { level: 2 });
  const groups = (): Promise<string[]> => headings.allInnerTexts();
  await expect.poll(groups).toEqual(['Teaching and administration', 'Platform', 'Campus life']);
  await page.getByRole('button', { name: 'Switch to Chinese' }).click();
  await expect.poll(groups).toEqual(['教学与管理', '平台', '校园生活']);
});

test.each([
  ['/mgr/students', '学生名单'],
  ['/mgr/class-list', '班级'],
  ['/mgr/student-profile', '维护我的联系方式'],
])('%s opens what has that id, without a call that fails', async (address, title) => {
  await logIn(page, 'admin');
  await page.goto(address);
  await expect.poll(() => page.title()).toContain(title);
});

test('what is wrong is said to nobody in particular too, with a way home through the login', async () => {
  await page.goto('/error');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('button', { name: /^用户菜单/ }).count()).toBe(0);
  await page.getByRole('button', { name: '回到首页' }).click();
  await page.waitForURL('**/user/login');
});

test('who follows a link to a file in vain is told why, logged in or not', async () => {
  const follow = async (): Promise<void> => {
    await page.goto('/files/none?expires=1&sign=x');
    await page.getByRole('heading', { name: '文件不存在' }).waitFor();
    await page.goto('/files/00000000-0000-4000-8000-000000000000?expires=1&sign=x');
    await page.getByRole('heading', { name: '无法下载文件' }).waitFor();
  };
  await follow();
  await logIn(page, 'student');
  await follow();
});

test('unknown addresses lead home, and error pages say what is wrong', async () => {
  await logIn(page, 'admin');
  await page.goto('/no/such/place');
  await page.waitForURL('**/home');
  await page.goto('/403');
  await page.getByRole('heading', { name: '没有访问权限' }).waitFor();
  visit.expectStatus(404);
  await page.goto('/app/no-such-page');
  await page.getByText('抱歉，你访问的应用暂未发布').waitFor();
  await page.getByText('页面应用ID：no-such-page').waitFor();
});
