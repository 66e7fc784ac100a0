import { test } from 'vitest';
import type { Page } from 'playwright-core';
import { logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';

// Somebody registers by phone, forgets the password, sets a new one, and logs in by a code. The codes are read where
// an administrator reads them: in the outbox.

const open = openVisits();
const PHONE = '13700001234';

/** The last code sent to the phone, as the list of the outbox shows it. */
async function lastCode(admin: Page, purpose: string): Promise<string> {
  await admin.goto('/mgr/sms-outbox-list');
  const text = admin.getByRole('row').filter({ hasText: PHONE }).filter({ hasText: purpose }).first();
  return /验证码 (\d{6})/.exec(await text.innerText())?.[1] ?? '';
}

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('手机号', { exact: true }).fill(PHONE);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送，5 分钟内有效').waitFor();
}
const fill = (page: Page, label: string, value: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(value);

test('an account is made by phone, its password set anew, and a code logs in', async () => {
  const admin = (await open()).page;
  await logIn(admin, 'admin');
  const { page } = await open();
  await page.goto('/user/login');
  await page.getByRole('link', { name: '注册账号' }).click();
  await askForCode(page);
  await fill(page, '登录名', 'newcomer');
  await fill(page, '姓名', '新来的同学');
  await fill(page, '验证码', await lastCode(admin, '注册'));
  await fill(page, '密码', 'first password');
  await fill(page, '确认密码', 'first password');
  await page.getByRole('button', { name: '注册并登录' }).click();
  await page.waitForURL('**/home');
  await page.getByText('新来的同学').first().waitFor();

  const forgetful = (await open()).page;
  await forgetful.goto('/forgetPassWord');
  await askForCode(forgetful);
  await fill(forgetful, '验证码', await lastCode(admin, '重置'));
  await fill(forgetful, '新密码', 'second password');
  await fill(forgetful, '确认密码', 'second password');
  await forgetful.getByRole('button', { name: '重置密码' }).click();
  await forgetful.getByText('密码已重置，请使用新密码登录').waitFor();
  await logIn(forgetful, 'newcomer', 'second password');

  const quick = (await open()).page;
  await quick.goto('/messageLogin?redirect=%2Fsystem%2Fcampus-services');
  await askForCode(quick);
  await fill(quick, '验证码', await lastCode(admin, '登录'));
  await quick.getByRole('button', { name: '登录', exact: true }).click();
  await quick.waitForURL('**/main/**');
});
