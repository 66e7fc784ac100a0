import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DINGTALK, WECHAT, WECOM } from '../support/chatProvider/index.ts';
import { scripts, type VendorWindow } from '../support/chatProvider/scripts.ts';
import { openVisits } from './support/openVisits.ts';
import { replaceDocument } from './support/replaceDocument.ts';
import { logIn } from './support/steps.ts';
import type { Visit } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

// Pages ask the chat app around them for a scan. The scripts of the apps come from the tests' own provider.

const open = openVisits();

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; M2012K11AC Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36';
const inWecom = `${ANDROID} wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI Language/zh ColorScheme/Light`;
const inWechat = `${ANDROID} XWEB/5023 MMWEBSDK/20230303 MicroMessenger/8.0.34.2340(0x2800225B) WeChat/arm64 Weixin NetType/WIFI`;
const inDingtalk = `${ANDROID} AliApp(DingTalk/6.0.30) com.alibaba.android.rimet/15213560 language/zh-CN`;

const ID = 'campus-welcome';
const scan = [
  { do: 'sdk', ability: 'scan' },
  { do: 'message', text: '读到 {{ result.text }}' },
];
const document = {
  kind: 'app',
  schemaVersion: 1,
  id: ID,
  name: '校园',
  body: [{ type: 'button', id: 'scan', props: { text: '扫码签到' }, on: { click: scan } }],
};

/** Somebody who has a page with a button open that scans; and which scripts of apps and parts for them it has fetched. */
async function openPage(userAgent: string | undefined, vendor: VendorWindow['vendor'] = {}) {
  const visit = await open({ width: 390, height: 844, ...(userAgent === undefined ? {} : { userAgent }) });
  const { page } = visit;
  await page.addInitScript((given) => {
    (window as Window & VendorWindow).vendor = given;
  }, vendor);
  await logIn(page, 'admin');
  await replaceDocument(page, ID, document);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/scripts\/|\/appContainer/.test(pathname)) fetched.push(pathname);
  });
  await page.goto(`/app/${ID}?from=entry#top`);
  const button = page.getByRole('button', { name: '扫码签到' });
  await button.waitFor();
  return { visit, page, button, fetched };
}

/** Changes what the app does from now on. */
const change = (page: Page, vendor: NonNullable<VendorWindow['vendor']>) =>
  page.evaluate((changed) => {
    Object.assign((window as Window & VendorWindow).vendor ?? {}, changed);
  }, vendor);

const configsOf = (page: Page) =>
  page.evaluate(() => (window as Window & VendorWindow).vendor?.configs ?? []);

/** The page stands, and goes on. */
async function works({ page }: Visit): Promise<void> {
  await page.goto('/home');
  await page.getByText('校园服务').waitFor();
}

test.each([
  ['WeCom', inWecom, scripts.wecom, [], { appId: WECOM.corpId, beta: true }],
  ['WeChat', inWechat, scripts.wechat, [], { appId: WECHAT.appId }],
  [
    'DingTalk',
    inDingtalk,
    scripts.dingtalk,
    // It has a title of its own, which is the page's.
    [scripts.dingtalk],
    { corpId: DINGTALK.corpId, agentId: DINGTALK.agentId, type: 0 },
  ],
])(
  'in %s a page scans by the app, whose script comes when it is needed',
  async (_, userAgent, script, forTitle, ids) => {
    const { page, button, fetched } = await openPage(userAgent, { scans: 'ROOM-204' });
    await expect.poll(() => fetched.filter((path) => path.startsWith('/scripts/'))).toEqual(forTitle);
    expect(await configsOf(page)).toEqual([]);
    const signed = page.waitForResponse('**/open_apis/getjsApi.htm');
    await button.press('Enter');
    await page.getByText('读到 ROOM-204').waitFor();
    const response = await signed;
    const { param } = response.request().postDataJSON() as { param: string };
    expect(JSON.parse(param)).toMatchObject({ url: `${productUrl()}/app/${ID}?from=entry` });
    const { timestamp, nonceStr, signature } = (
      (await response.json()) as { result: Record<string, unknown> }
    ).result;
    expect(await configsOf(page)).toEqual([expect.objectContaining({ ...ids, nonceStr, signature })]);
    expect(signature).toMatch(/^[0-9a-f]{40}$/);
    const [config = {}] = await configsOf(page);
    expect(config.timeStamp ?? config.timestamp).toBe(timestamp);
    // Once more: all of it is there already.
    await change(page, { scans: 'ROOM-205' });
    await button.press('Enter');
    await page.getByText('读到 ROOM-205').waitFor();
    expect(fetched.filter((path) => path.startsWith('/scripts/'))).toEqual([script]);
    expect(await configsOf(page)).toHaveLength(1);
  },
);

test('DingTalk refuses the configuration: an alert says so, the scan fails, and the page goes on', async () => {
  const { visit, page, button } = await openPage(inDingtalk, { refuses: true, scans: 'x' });
  await button.press('Enter');
  await page.getByText('dd error: 权限校验失败').waitFor();
  await page.getByText('应用拒绝了此页面的配置').waitFor();
  expect(await configsOf(page)).toHaveLength(1);
  expect(await page.getByText('读到').count()).toBe(0);
  await works(visit);
});

test('WeChat refuses the configuration: the scan fails, and a later one is tried anew', async () => {
  const { page, button } = await openPage(inWechat, { refuses: true, scans: 'ROOM-204' });
  await button.press('Enter');
  await page.getByText('应用拒绝了此页面的配置').waitFor();
  await change(page, { refuses: false });
  await button.press('Enter');
  await page.getByText('读到 ROOM-204').waitFor();
});

test('a script that does not come makes the scan fail, and comes by another try', async () => {
  const { visit, page, button } = await openPage(inWecom, { scans: 'ROOM-204' });
  visit.expectStatus(502);
  await page.route(`**${scripts.wecom}`, (route) => route.fulfill({ status: 502 }));
  await button.press('Enter');
  await page.getByText('应用的脚本未能加载').waitFor();
  expect(await page.getByText('读到').count()).toBe(0);
  await page.unroute(`**${scripts.wecom}`);
  await button.press('Enter');
  await page.getByText('读到 ROOM-204').waitFor();
  await works(visit);
});

test('a browser on its own fetches nothing of it', async () => {
  const { page, button, fetched } = await openPage(undefined);
  await button.press('Enter');
  await page.getByText('当前环境不支持“扫一扫”').waitFor();
  expect(fetched).toEqual([]);
});
