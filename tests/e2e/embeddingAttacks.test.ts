import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../src/runtime/data/ApiClient.ts';
import { connect, logInDirectly } from './support/client.ts';
import {
  callFrame,
  frameOf,
  logInWithin,
  type ParentWindow,
  type RegisteredSite,
  registerSite,
  said,
  SHARED,
  stateOf,
} from './support/embedding.ts';
import { openVisits } from './support/openVisits.ts';
import { productUrl } from './support/productUrl.ts';
import { openSite, pageWith, type Site } from './support/site.ts';

// What windows around the portal, beside it and above its parent may try.

const open = openVisits();
const LIST = '/mgr/student-list';

const parent = (more = ''): string => `${SHARED}
const given = new URLSearchParams(location.search);
const sdk = AtriumSDK.mount(document.getElementById('portal'), {
  src: '${productUrl()}${LIST}', appKey: given.get('key'), timeout: Number(given.get('timeout') ?? 10000),
});
began(sdk);${more}`;

/** A frame of the page's own making, without an origin. */
const SANDBOXED = `${SHARED}
const target = Object.assign(document.createElement('iframe'), { src: '${productUrl()}${LIST}' });
target.setAttribute('sandbox', 'allow-scripts');
document.getElementById('portal').append(target);
began(new AtriumSDK({ target, appKey: new URLSearchParams(location.search).get('key') }));`;

/** A window beside the frame, of another origin, which speaks to it as a parent would. */
const SPY = `
globalThis.answers = [];
addEventListener('message', ({ data }) => answers.push(data));
globalThis.attack = (appKey) => {
  const frame = parent.frames[0];
  for (const version of [1, 2]) frame.postMessage({ action: 'AUTH_0123456789abcdef', message: { appKey, version, nonce: 'f'.repeat(32) }, isKeepListen: false }, '*');
  frame.postMessage({ action: 'CALL', id: 1, name: 'getUserInfo' }, '*');
};`;

/** A page without an origin inside a registered site: the browser shows nothing of the portal in it. */
const OPAQUE = `
const frame = Object.assign(document.createElement('iframe'), { src: '/list.html' + location.search });
frame.setAttribute('sandbox', 'allow-scripts');
document.getElementById('portal').append(frame);`;

let admin: ApiClient;
let site: Site;
let other: Site;
let registered: RegisteredSite;

beforeAll(async () => {
  const portal = productUrl();
  other = await openSite({ '/spy.html': pageWith(portal, 'spy.js'), '/spy.js': SPY }, portal);
  const pages = {
    '/list.html': pageWith(portal, 'list.js'),
    '/list.js': parent(),
    '/beside.html': pageWith(portal, 'beside.js'),
    '/beside.js': parent(
      `\ndocument.body.append(Object.assign(document.createElement('iframe'), { src: '${other.origin}/spy.html' }));`,
    ),
    '/early.html': pageWith(portal, 'early.js'),
    '/early.js': parent(
      "\nglobalThis.early = sdk.call('getState').then(() => 'answered', ({ code, message }) => code + ' ' + message);",
    ),
    '/sandboxed.html': pageWith(portal, 'sandboxed.js'),
    '/sandboxed.js': SANDBOXED,
    '/opaque.html': pageWith(portal, 'opaque.js'),
    '/opaque.js': OPAQUE,
    '/elsewhere.html': '<!doctype html><title>别处</title><link rel="icon" href="data:,">',
  };
  site = await openSite(pages, portal, [other.origin]);
  admin = await logInDirectly(portal, 'admin');
  registered = await registerSite(admin, 'attacked', site.origin);
});
afterAll(() => Promise.all([site.close(), other.close()]));

const visit = async (page: Page, path: string, more = ''): Promise<void> => {
  await page.goto(`${site.origin}${path}?key=${registered.appKey}${more}`);
};

test('a window beside the frame and a second handshake of its parent are met with silence', async () => {
  const { page } = await open();
  await visit(page, '/beside.html');
  await expect.poll(() => stateOf(page)).toBe(3);
  const spy = page.frames().find((frame) => frame.url().startsWith(other.origin));
  await spy?.waitForLoadState();
  await spy?.evaluate(
    (key) => (window as unknown as { attack: (key: string) => void }).attack(key),
    registered.appKey,
  );
  const second = await page.evaluate(async (key) => {
    const { sdk } = window as unknown as ParentWindow;
    const answers: unknown[] = [];
    addEventListener('message', ({ data }) => answers.push(data));
    const message = { appKey: key, version: 1, nonce: 'e'.repeat(32) };
    const action = 'AUTH_fedcba9876543210';
    sdk.target.contentWindow?.postMessage({ action, message, isKeepListen: false }, '*');
    // Whatever it had to say it would have said before these answers.
    await sdk.call('getState');
    await sdk.call('getState');
    return answers;
  }, registered.appKey);
  expect(second).toEqual([]);
  expect(await spy?.evaluate(() => (window as unknown as { answers: unknown[] }).answers)).toEqual([]);
  expect(await stateOf(page)).toBe(3);
});

test('a parent of another version is told so, and gets no port', async () => {
  const { page } = await open();
  await visit(page, '/elsewhere.html');
  const address = `${productUrl()}${LIST}`;
  const answer = await page.evaluate(
    async ([key, src]) => {
      const frame = Object.assign(document.createElement('iframe'), { src });
      document.body.append(frame);
      const message = { appKey: key, version: 2, nonce: 'e'.repeat(32) };
      const action = 'AUTH_fedcba9876543210';
      return new Promise((resolve) => {
        const ask = setInterval(
          () => frame.contentWindow?.postMessage({ action, message, isKeepListen: false }, '*'),
          50,
        );
        addEventListener('message', ({ data, ports }: MessageEvent<{ message: { data: unknown } }>) => {
          clearInterval(ask);
          resolve([data.message.data, ports.length]);
        });
      });
    },
    [registered.appKey, address] as const,
  );
  expect(answer).toEqual([{ success: false, code: 'VERSION' }, 0]);
});

test('a sandboxed frame says why nothing opens; a page without an origin gets none at all', async () => {
  const sandboxed = await open();
  await visit(sandboxed.page, '/sandboxed.html');
  await expect.poll(() => stateOf(sandboxed.page)).toBe(2);
  expect(await callFrame(sandboxed.page, 'getState')).toMatchObject({ code: 'SANDBOXED' });
  await frameOf(sandboxed.page)
    .getByText(/没有 allow-same-origin/)
    .waitFor();
  sandboxed.troubles.splice(0);

  const opaque = await open();
  await visit(opaque.page, '/opaque.html', '&timeout=2000');
  await said(opaque, 'SDK验证失败, 请稍后再试.');
  expect(opaque.page.frames().some((frame) => frame.url().startsWith(productUrl()))).toBe(false);
  opaque.troubles.splice(0);
});

test('calls that waited for a link that is refused fail with its code and text', async () => {
  const refused = await open();
  await refused.page.goto(`${site.origin}/early.html?key=nobody`);
  expect(await refused.page.evaluate(() => (window as unknown as { early: Promise<string> }).early)).toBe(
    'ORIGIN_DENIED SDK验证未通过!\n请检查 AppKey 与 Domain 是否匹配.',
  );
  refused.troubles.splice(0);
});

test('a session that ends is renewed by a code of the site’s server; without one the login page stands there', async () => {
  const { secret } = await admin.result<{ secret: string }>(
    'interface',
    '/rest/http/platform_general/makeAppKeySecret.htm',
    { id: registered.appKey },
  );
  const server = await connect(productUrl(), () => '');
  const codeFor = async (loginName: string): Promise<string> => {
    const param = { appKey: registered.appKey, secret, loginName };
    return (await server.result<{ code: string }>('manager', '/sdkOpen/code.do', param)).code;
  };
  const { page, expectStatus, troubles } = await open();
  await page.exposeFunction('codeOfServer', () => codeFor('teacher'));
  await visit(page, '/list.html');
  await page.evaluate(() => {
    const { sdk, codeOfServer } = window as unknown as ParentWindow & { codeOfServer: () => Promise<string> };
    sdk.setToken(codeOfServer);
  });
  await frameOf(page)
    .getByText(/^共 [\d,]+ 条$/)
    .waitFor();
  const embedded = await callFrame<'getUserInfo'>(page, 'getUserInfo');
  expect(embedded.answer?.userName).toBe('teacher');
  await page.goto(`${site.origin}/elsewhere.html`);
  await page.goBack();
  await expect.poll(() => stateOf(page)).toBe(3);
  expectStatus(401);
  troubles.splice(0);
});

test('where the browser keeps nothing, people log in and work all the same', async () => {
  const { page } = await open();
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  });
  await visit(page, '/list.html');
  const frame = frameOf(page);
  await logInWithin(frame, 'teacher');
  await frame.getByText(/^共 [\d,]+ 条$/).waitFor();
  expect((await callFrame<'getUserInfo'>(page, 'getUserInfo')).answer?.userName).toBe('teacher');
});
