import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { md5Hex } from '../../src/runtime/data/sign.ts';
import type { ContainerInfo } from '../../src/schemas/wire/project.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import { connect } from './support/client.ts';
import { openVisits } from './support/openVisits.ts';
import { PASSWORD } from './support/password.ts';
import { fits } from './support/steps.ts';
import type { Visit } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

// A person opens the portal in WeCom on a phone. What the school's WeCom says of their code is told by the test.

const open = openVisits();

const WECOM =
  'Mozilla/5.0 (Linux; Android 13; M2012K11AC Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI Language/zh ColorScheme/Light';
const PROVIDER = 'https://open.weixin.qq.com/connect/oauth2/authorize';

const openInWecom = (): Promise<Visit> => open({ width: 390, height: 844, userAgent: WECOM });

/** Answers a call as the server would sign it. */
async function answer(route: Route, body: object): Promise<void> {
  const text = JSON.stringify(body);
  const timestamp = String(Date.now());
  const token = route.request().headers().token ?? '';
  await route.fulfill({
    contentType: 'application/json',
    headers: { 'x-timestamp': timestamp, 'x-sign': md5Hex(`${text}${timestamp}${token}`) },
    body: text,
  });
}

/** What the lookup says of each code; `none` where the app sent none. */
async function answerLookups(page: Page, answers: Record<string, object>): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/platform_general/getLoginInfoCommon.htm', async (route) => {
    const { param } = route.request().postDataJSON() as { param: string };
    const { code = 'none', url } = JSON.parse(param) as { code?: string; url: string };
    expect(url).not.toContain('code=');
    asked.push(code);
    const platformInfo = { platformUserId: 'lin', corpId: 'ww1', agentId: '1', timestamp: 0, noncestr: '' };
    const result = { platformInfo: { ...platformInfo, signature: '' }, token: '', ...answers[code] };
    await answer(route, { msgState: 1, msg: '', result });
  });
  return asked;
}

/** The token of a session of somebody's, as the server gives one for a code. */
async function tokenOf(loginName: string): Promise<string> {
  const client = await connect(productUrl(), () => '');
  const param = { loginName, password: md5Hex(PASSWORD) };
  return (await client.result<LoginResponse>('base', '/login/login.do', param)).token.join('_');
}

/** Where the page asked for things, and from where it said it did. */
function followRequests(page: Page): { url: string; referer: string | undefined }[] {
  const requests: { url: string; referer: string | undefined }[] = [];
  page.on('request', (request) => {
    requests.push({ url: request.url(), referer: request.headers().referer });
  });
  return requests;
}

test('a code in the address leads inside, and is in no address after', async () => {
  const { page } = await openInWecom();
  const requests = followRequests(page);
  const asked = await answerLookups(page, {
    'app-code-1': { loginState: 1, token: await tokenOf('teacher') },
  });
  await page.goto('/home?platform=1&code=app-code-1&state=s1&tab=2#wechat_redirect');
  await page.getByText('校园服务').waitFor();
  expect(new URL(page.url())).toMatchObject({ pathname: '/home', search: '?tab=2', hash: '' });
  expect(asked).toEqual(['app-code-1']);
  expect(requests.filter(({ url }) => url.includes('app-code-1'))).toHaveLength(1);
  expect(requests.filter(({ referer }) => referer?.includes('app-code-1'))).toEqual([]);
  // The session stays: no code is wanted again.
  await page.reload();
  await page.getByText('校园服务').waitFor();
  expect(asked).toEqual(['app-code-1']);
});

test('a code that was used leads to the page that gives another one, once, and from there inside', async () => {
  const { page } = await openInWecom();
  const authorizeUrl = `${PROVIDER}?appid=ww1&redirect_uri=…`;
  const asked = await answerLookups(page, {
    used: { loginState: 3, authorizeUrl },
    fresh: { loginState: 1, token: await tokenOf('teacher') },
  });
  let visits = 0;
  await page.route(`${PROVIDER}**`, async (route) => {
    visits += 1;
    const back = `${productUrl()}/home?platform=1&code=fresh&state=`;
    const body = `<script>location.replace(${JSON.stringify(back)})</script>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('/home?platform=1&code=used');
  await page.getByText('校园服务').waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(asked).toEqual(['used', 'fresh']);
  expect(visits).toBe(1);
});

test('who does not follow the school reads how to, as plain text, with ways on', async () => {
  const { page } = await openInWecom();
  await answerLookups(page, { C1: { loginState: 4 }, none: { loginState: 4 } });
  await page.route('**/container/info.do', async (route) => {
    const body = (await (await route.fetch()).json()) as { list: ContainerInfo[] };
    for (const { options } of body.list)
      options.qywxNotFollowTip = '请先关注企业号 <b>某大学</b>，\n再重新登录';
    await answer(route, body);
  });
  await page.goto('/app/student-dashboard?platform=1&code=C1');
  await page.getByText('请先关注企业号 <b>某大学</b>').waitFor();
  expect(new URL(page.url()).pathname).toBe('/error');
  await fits(page);
  // Once more through the app, to where the person wanted to go.
  const again = page.getByRole('link', { name: '企业微信登录' });
  expect(await again.getAttribute('href')).toBe('/app/student-dashboard?platform=1');
  await again.click();
  await page.getByText('请先关注企业号').waitFor();
  await page.getByRole('button', { name: '账号密码登录' }).click();
  await page.getByRole('textbox', { name: '账号' }).waitFor();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/app/student-dashboard');
});

test('whom the school does not know is told so on the login page', async () => {
  const { page } = await openInWecom();
  await answerLookups(page, { C1: { loginState: 2 } });
  await page.goto('/home?platform=1&code=C1');
  await page.getByText('获取用户失败，请检查用户是否存在').waitFor();
  await page.getByRole('textbox', { name: '账号' }).waitFor();
  await page.getByRole('link', { name: '企业微信登录' }).waitFor();
  await fits(page);
});

test('where the part for it does not come, the person can ask again, and the app gives another code', async () => {
  const visit = await openInWecom();
  const { page } = visit;
  const asked = await answerLookups(page, { none: { loginState: 1, token: await tokenOf('teacher') } });
  const part = /\/assets\/enterByChat[^/]*\.js$/;
  await page.route(part, (route) => route.fulfill({ status: 502 }));
  visit.expectStatus(502);
  await page.goto('/home?platform=1&code=C1');
  await page.getByText('暂时无法连接服务器').waitFor();
  await page.unroute(part);
  await page.getByRole('button', { name: '重新加载' }).click();
  await page.getByText('校园服务').waitFor();
  expect(asked).toEqual(['none']);
});

test('a browser on a computer is sent to the phone, and asks nobody', async () => {
  const { page } = await open();
  const asked = await answerLookups(page, {});
  await page.goto('/home?platform=1&code=C1');
  await page.getByText('请在移动端钉钉或微信访问').waitFor();
  expect(asked).toEqual([]);
  expect(page.url()).not.toContain('C1');
});

test('opened in WeCom without a code, the school’s WeCom sends the person on and the server lets them in', async () => {
  const { page } = await openInWecom();
  // Cookies know no ports: the provider on the same machine reads it.
  await page.context().addCookies([{ name: 'person', value: 'userid%3Dteacher', url: productUrl() }]);
  await page.goto('/home?platform=1');
  await page.getByText('校园服务').waitFor();
  expect(new URL(page.url())).toMatchObject({ pathname: '/home', search: '' });
  await fits(page);
});
