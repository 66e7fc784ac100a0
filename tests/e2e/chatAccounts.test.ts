import { expect, test } from 'vitest';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import { connect } from './support/client.ts';
import { openVisits } from './support/openVisits.ts';
import { logIn } from './support/steps.ts';
import { productUrl } from './support/productUrl.ts';

const open = openVisits();

test('an administrator binds a person of a chat app, is told of a name that nobody has, and unbinds them', async () => {
  const visit = await open();
  const { page } = visit;
  await logIn(page, 'admin');
  await page.goto('/mgr/platform-chat-account-list');
  await page.getByRole('button', { name: '新增平台账号' }).click();
  const form = page.getByRole('dialog', { name: '新增平台账号' });
  await form.getByRole('combobox').click();
  await page.getByTitle('微信公众号').last().click();
  await form.getByLabel('平台用户编号').fill('o-6_bmjrPTlm6_2sgVt7hMZOPfL2M');
  await form.getByLabel('账号').fill('nobody-here');
  visit.expectStatus(400);
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await form.getByText('不存在').waitFor();
  await form.getByLabel('账号').fill('teacher');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  const row = page.getByRole('row', { name: /o-6_bmjrPTlm6/ });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/微信公众号[\s\S]*teacher/);
  await row.getByRole('button', { name: /删\s?除/ }).click();
  const question = page.getByRole('dialog');
  await question.getByText(/不能再以该账号/).waitFor();
  await question.getByRole('button', { name: /确\s?定/ }).click();
  await page.getByText('还没有绑定的平台账号').waitFor();
});

test.each([1, 3])(
  'whom platform %d sends back is logged in by the product as it is configured',
  async (platform) => {
    const baseUrl = productUrl();
    const client = await connect(baseUrl, () => '');
    const path = '/rest/http/platform_general/getLoginInfoCommon.htm';
    const url = `${baseUrl}/home`;
    const asked = await client.result<{ authorizeUrl: string }>('interface', path, { platform, url });
    const cookie = `person=${encodeURIComponent('userid=teacher')}`;
    const { headers } = await fetch(asked.authorizeUrl, { redirect: 'manual', headers: { cookie } });
    const back = new URL(headers.get('location') ?? '');
    expect([back.origin, back.searchParams.get('platform')]).toEqual([baseUrl, String(platform)]);
    const code = back.searchParams.get('code');
    const login = await client.result<LoginResponse>('base', '/login/skipLogin.do', { platform, code });
    expect(login.userLoginInfo.loginName).toBe('teacher');
  },
);
