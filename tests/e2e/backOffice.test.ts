import { expect, test } from 'vitest';
import { BACK_OFFICE_PAGES } from '../../src/portal/pages/backOfficePages.ts';
import { logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';

const open = openVisits();

test('an administrator makes an account, sees its session, and disables it, which logs the person out', async () => {
  const office = await open();
  const { page } = office;
  await logIn(page, 'admin');
  await page.goto('/userList');
  await page.waitForURL('**/main/1/1?systemId=*');
  await page.getByRole('button', { name: '新增用户' }).click();
  const form = page.getByRole('dialog', { name: '新增用户' });
  await form.getByLabel('姓名').fill('王敏');
  await form.getByLabel('账号').fill('ADMIN');
  office.expectStatus(400);
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await form.getByText('该值已存在').waitFor();
  await form.getByLabel('账号').fill('wang.min');
  await form.getByLabel('角色').click();
  await page.keyboard.type('辅导员');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await form.getByLabel('密码', { exact: true }).fill('harbour-lamp-42');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByText('保存成功').waitFor();

  const visit = await open();
  await logIn(visit.page, 'wang.min', 'harbour-lamp-42');
  await visit.page.goto('/home');
  await visit.page.getByRole('region', { name: '教学与管理' }).waitFor();
  expect(await visit.page.getByText('平台管理').count()).toBe(0);

  await page.goto('/system/platform-admin/2/1');
  await page.getByRole('row', { name: /王敏/ }).getByText('门户').waitFor();
  await page.goto('/userList');
  await page.getByPlaceholder('搜索账号、姓名或手机号').fill('王敏');
  await page.getByRole('row', { name: /王敏/ }).getByRole('checkbox').click();
  await page.getByRole('button', { name: /停\s?用/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  await page.getByText('成功 1 项，失败 0 项').waitFor();

  visit.expectStatus(401);
  await visit.page.reload();
  await visit.page.getByText('用户登录已过期，请重新登录').waitFor();

  await page.goto('/system/platform-admin/2/2');
  const latest = page.getByRole('row', { name: /修改记录/ }).first();
  expect(await latest.innerText()).toContain('成功');
});

/** The named routes, each with a column of the list that it opens. */
const COLUMNS = {
  userList: '账号',
  roleList: '编码',
  designRightList: '角色',
  labelList: '用户数',
  calendarDayList: '日期',
  announcementList: '标题',
  menuManage: '可见角色',
  sdkManage: 'appKey',
  interfaceList: '地址',
  databaseList: '主机',
  credentialList: '请求头',
  resource: '标识',
  trash: '剩余天数',
  appManage: '标识',
  biManage: '标识',
  mgrManage: '标识',
  flow: '标识',
  form: '标识',
};

test('every named route of the back office opens its list', async () => {
  expect(Object.keys(COLUMNS)).toEqual(BACK_OFFICE_PAGES.map(([route]) => route));
  const { page } = await open();
  await logIn(page, 'admin');
  for (const [route, column] of Object.entries(COLUMNS)) {
    await page.goto(`/${route}`);
    await page.waitForURL('**/main/**');
    await page.getByRole('columnheader', { name: column }).first().waitFor();
  }
});

test('lists name things in the language of their reader, once', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  for (const [route, chinese, english] of [
    ['mgr/platform-resource-list?list={"q":"platform-role","v":"all"}', '角色', 'Roles'],
    ['roleList', '系统管理员', 'Administrator'],
    ['mgr/platform-dictionary-list', '请假类型', 'Leave type'],
    ['menuManage', '平台管理', 'Platform administration'],
  ] as const) {
    const named = (name: string) => page.getByRole('main').getByRole('row').getByText(name, { exact: true });
    await page.goto(`/${route}`);
    await named(chinese).first().waitFor();
    expect(await named(english).count()).toBe(0);
    await page.getByRole('button', { name: '切换到英文' }).click();
    await named(english).first().waitFor();
    expect(await named(chinese).count()).toBe(0);
    expect(await page.getByRole('columnheader', { name: /name/i }).count()).toBe(1);
    await page.getByRole('button', { name: 'Switch to Chinese' }).click();
    await named(chinese).first().waitFor();
  }
});

test('what is set for the portal, and its own texts, show on the login page', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await page.goto('/system/platform-admin/4/1');
  const title = page.getByLabel('门户名称');
  await title.fill('示例大学门户');
  await page.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByText('保存成功').waitFor();
  await page.goto('/system/platform-admin/4/2');
  await page.getByRole('button', { name: '新增文本' }).click();
  const form = page.getByRole('dialog', { name: '新增文本' });
  await form.getByLabel('键').fill('portal.login:welcome');
  await form.getByLabel('中文').fill('欢迎回到校园');
  await form.getByLabel('英文').fill('Welcome back');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByText('保存成功').waitFor();

  const visit = await open();
  await visit.page.goto('/user/login');
  await visit.page.getByText('示例大学门户').first().waitFor();
  await visit.page.getByText('欢迎回到校园').waitFor();

  // The others find the portal as it was.
  await page
    .getByRole('row', { name: /portal\.login:welcome/ })
    .getByRole('button', { name: /删\s?除/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  await page.getByText('删除成功').waitFor();
  await page.goto('/system/platform-admin/4/1');
  await page.getByLabel('门户名称').fill('');
  await page.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByText('保存成功').waitFor();
});
