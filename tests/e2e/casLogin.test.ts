import { expect, test } from 'vitest';
import { openVisits } from './support/openVisits.ts';

// People log in where the whole campus does, and come back to where they wanted to go.

const open = openVisits();

test('a person logs in at the campus account service, comes back where they wanted to go, and logs out of both', async () => {
  const { page } = await open();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/mgr/leave-list?tab=1');
  await page.waitForURL(/\/user\/login\?redirect=/);
  await page.getByRole('link', { name: '统一身份认证登录' }).click();
  await page.waitForURL(/\/cas\/login/);
  await page.getByLabel('NetID').fill('teacher');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('columnheader', { name: '学号' }).waitFor();
  expect(new URL(page.url())).toMatchObject({ pathname: '/mgr/leave-list', search: '?tab=1' });
  // The ticket is in the one address that the service sent the browser to, and in none after.
  expect(requested.filter((url) => url.includes('ticket=')).length).toBe(1);

  await page.goto('/home');
  await page.getByRole('button', { name: /^用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL(/\/user\/login$/);
  // Logged out there too: it asks for a name again.
  await page.getByRole('link', { name: '统一身份认证登录' }).click();
  await page.getByLabel('NetID').waitFor();
});

test('somebody whom the campus knows and this platform does not is told so', async () => {
  const visit = await open();
  const { page } = visit;
  await page.goto('/user/login');
  await page.getByRole('link', { name: '统一身份认证登录' }).click();
  await page.getByLabel('NetID').fill('stranger');
  visit.expectStatus(400);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('获取用户失败，请检查用户是否存在').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('textbox', { name: '账号' }).waitFor();
});
