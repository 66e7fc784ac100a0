import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../src/runtime/data/ApiClient.ts';
import type { Sdk, SdkCalls, SdkErrorCode } from '../../src/sdk/publicTypes.ts';
import { connect, logInDirectly, tokenOf } from './support/client.ts';
import { openVisits } from './support/openVisits.ts';
import { productUrl } from './support/productUrl.ts';
import { openSite, pageWith, type Site } from './support/site.ts';
import type { Visit } from './support/visit.ts';
import { PASSWORD } from './support/password.ts';

// Pages of other sites around the portal: three origins, the portal's, that of a registered site, that of another one.

const open = openVisits();

/** A form whose fields are prefilled by the address. */
const FORM = {
  ...{ kind: 'form', schemaVersion: 2, id: 'journey-visit', name: '来访登记' },
  params: { visitor: { type: 'text' } },
  fields: [
    {
      ...{ type: 'input', id: 'visitor', name: 'visitor', title: { zhCN: '来访人', enUS: 'Visitor' } },
      ...{ required: true, default: "{{ coalesce(params.visitor, '') }}" },
    },
    { type: 'input', id: 'purpose', name: 'purpose', title: { zhCN: '事由', enUS: 'Purpose' } },
  ],
  grants: [
    {
      ...{ id: 'grant-1', roles: ['administrator'], actions: ['list', 'detail', 'add', 'update'] },
      ...{ read: '*', write: '*' },
    },
  ],
};

/** What the pages of the site share: the SDK's link in `sdk`, and what it told in `heard`. */
const SHARED = `
const heard = [];
const began = (sdk) => {
  for (const event of ['submitted', 'navigate', 'dirty', 'state']) sdk.on(event, (detail) => heard.push([event, detail]));
  globalThis.sdk = sdk;
  globalThis.heard = heard;
};`;

const appKeyOf: Record<string, string> = {};
let admin: ApiClient;
let site: Site;
let other: Site;

const plain = (path: string, more = ''): string => `${SHARED}
began(AtriumSDK.mount(document.getElementById('portal'), {
  src: '${productUrl()}${path}', appKey: new URLSearchParams(location.search).get('key'), autoHeight: true,
  timeout: Number(new URLSearchParams(location.search).get('timeout') ?? 10000), ${more}
}));`;

/** A page of a site that was written with Vue: the frame comes and goes with its component. */
const VUE = `${SHARED}
const { createApp, h, ref, onMounted, onUnmounted } = Vue;
const Portal = {
  props: ['visitor'],
  setup({ visitor }) {
    const place = ref();
    let link;
    onMounted(() => {
      link = AtriumSDK.mount(place.value, {
        src: '${productUrl()}/mgr/journey-visit', params: { visitor }, autoHeight: true,
        appKey: new URLSearchParams(location.search).get('key'),
      });
      began(link);
    });
    onUnmounted(() => link.destroy());
    return () => h('div', { ref: place });
  },
};
const shown = ref(true);
createApp({ render: () => [h('button', { onClick: () => { shown.value = false; } }, '收起'), shown.value ? h(Portal, { visitor: '李文' }) : null] }).mount('#portal');`;

beforeAll(async () => {
  const portal = productUrl();
  const vue = createRequire(import.meta.url).resolve('vue/dist/vue.runtime.global.prod.js');
  const pages = {
    '/form.html': pageWith(portal, 'form.js'),
    '/form.js': plain('/mgr/journey-visit', "params: { visitor: '王芳' }"),
    '/list.html': pageWith(portal, 'list.js'),
    '/list.js': plain('/mgr/student-list'),
    '/vue.html': pageWith(portal, 'vue-page.js', '<script src="vue.js"></script>'),
    '/vue.js': readFileSync(vue, 'utf8'),
    '/vue-page.js': VUE,
  };
  [site, other] = await Promise.all([openSite(pages, portal), openSite(pages, portal)]);
  admin = await logInDirectly(portal, 'admin');
  const { kind, id, name } = FORM;
  const { revision } = await admin.result<{ revision: number }>('manager', '/resource/save.do', {
    ...{ kind, id, name, schema: FORM },
  });
  await admin.call('manager', '/resource/publish.do', { kind, id, revision });
  await register('journey', site.origin);
});
afterAll(() => Promise.all([site.close(), other.close()]));

/** Registers a site, as the form of the back office does. */
async function register(name: string, origin: string): Promise<void> {
  const data = {
    ...{ name, status: 'active', domains: [{ origin }], systems: ['student-affairs'] },
    resources: ['form/journey-visit', 'mgrList/student-list'],
  };
  const path = '/rest/http/platform-app-key';
  const { id } = await admin.result<{ id: string }>('interface', `${path}/add.htm`, { data });
  const record = await admin.result<{ appKey: string }>('interface', `${path}/detail.htm`, { id });
  appKeyOf[name] = record.appKey;
}

const frameOf = (page: Page): FrameLocator => page.locator('iframe').first().contentFrame();

async function logInWithin(frame: FrameLocator, account: string): Promise<void> {
  await frame.getByLabel('账号', { exact: true }).fill(account);
  await frame.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await frame.getByRole('button', { name: '登录', exact: true }).click();
}

type ParentWindow = Window & { sdk: Sdk; heard: [string, Record<string, unknown>][] };

const heardOf = (page: Page, event: string): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      (window as unknown as ParentWindow).heard.flatMap(([each, detail]) => (each === name ? [detail] : [])),
    event,
  );

/** Calls the frame; a refusal is its code and text. */
const call = <Name extends keyof SdkCalls>(
  page: Page,
  name: Name | (string & {}),
  params?: unknown,
): Promise<{ answer?: SdkCalls[Name]['answer']; code?: SdkErrorCode; message?: string }> =>
  page.evaluate(
    async ([asked, given]) => {
      const { sdk } = window as unknown as ParentWindow;
      try {
        return { answer: (await sdk.call(asked as 'getState', given as never)) as never };
      } catch (error) {
        const { code, message } = error as { code: SdkErrorCode; message: string };
        return { code, message };
      }
    },
    [name, params] as const,
  );

const stateOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as ParentWindow).sdk.state);

/** What the SDK says on the console is meant. */
async function said({ troubles }: Pick<Visit, 'troubles'>, text: string): Promise<void> {
  await expect.poll(() => troubles.join()).toContain(text);
  troubles.splice(0);
}

test('a plain page embeds a form, prefills it, hears that it was submitted, and closes a dialog', async () => {
  const { page } = await open();
  await page.goto(`${site.origin}/form.html?key=${appKeyOf.journey ?? ''}`);
  const frame = frameOf(page);
  await logInWithin(frame, 'admin');
  const visitor = frame.getByLabel('来访人');
  await visitor.waitFor();
  expect(await visitor.inputValue()).toBe('王芳');
  expect(await frame.getByRole('button', { name: /退出登录/ }).count()).toBe(0);
  await frame.getByLabel('事由').fill('参观实验室');
  await expect.poll(() => heardOf(page, 'dirty')).toContainEqual({ dirty: true });
  await frame.getByRole('button', { name: /^(提\s?交|保\s?存)$/ }).click();
  await expect
    .poll(() => heardOf(page, 'submitted'))
    .toEqual([{ module: 'journey-visit', id: expect.any(String) as string, added: true }]);

  expect(await call(page, 'jumpToPage', { page: '/mgr/student-list' })).toEqual({});
  await frame.getByRole('button', { name: '新增学生' }).click();
  const dialog = frame.getByRole('dialog');
  await dialog.getByLabel('姓名').waitFor();
  expect(await call(page, 'closeParentModal')).toEqual({ answer: { closed: 1 } });
  await dialog.waitFor({ state: 'detached' });
});

test('a page written with Vue does the same, and leaves nothing behind', async () => {
  const { page } = await open();
  await page.goto(`${site.origin}/vue.html?key=${appKeyOf.journey ?? ''}`);
  const frame = frameOf(page);
  await logInWithin(frame, 'admin');
  expect(await frame.getByLabel('来访人').inputValue()).toBe('李文');
  await frame.getByRole('button', { name: /^(提\s?交|保\s?存)$/ }).click();
  await expect.poll(async () => (await heardOf(page, 'submitted')).length).toBe(1);
  await page.getByRole('button', { name: '收起' }).click();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  expect(await call(page, 'getState')).toMatchObject({ code: 'DESTROYED' });
});

test('every API answers a registered site, within what its appKey opens', async () => {
  const { page, troubles } = await open();
  await page.goto(`${site.origin}/list.html?key=${appKeyOf.journey ?? ''}`);
  const frame = frameOf(page);
  await frame.getByLabel('账号', { exact: true }).waitFor();
  await expect.poll(() => stateOf(page)).toBe(3);
  expect(await call(page, 'getUserInfo')).toMatchObject({ code: 'NOT_LOGGED_IN' });
  const token = (await tokenOf(productUrl(), 'teacher')).split('_');
  expect(await call(page, 'casLogin', token)).toEqual({});
  await frame.getByText(/^共 [\d,]+ 条$/).waitFor();
  expect(await call(page, 'GETUSERINFO')).toMatchObject({ answer: { userName: 'teacher', schoolId: 478 } });

  const { answer: embedToken = '' } = await call<'getUserToken'>(page, 'getUserToken');
  const asSite = await connect(productUrl(), () => embedToken);
  const list = (module: string) => asSite.call('interface', `/rest/http/${module}/list.htm`, { limit: 1 });
  expect((await list('student')).list).toHaveLength(1);
  await expect(list('platform-user')).rejects.toThrow();
  await expect(asSite.call('manager', '/sdkOpen/token.do', {})).rejects.toThrow();

  expect(await call(page, 'setLocale', { locale: 'enUS' })).toEqual({});
  await frame
    .getByText(/^[\d,]+ in all$|^[\d,]+ records?$|Total/)
    .first()
    .waitFor();
  expect(await call(page, 'setLocale', { locale: 'frFR' })).toMatchObject({ code: 'PARAMS_INVALID' });
  expect(await call(page, 'setTheme', { dark: true, color: '#0a7d55' })).toEqual({});
  await expect
    .poll(() => frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme))
    .toContain('dark');
  expect(await call(page, 'getState')).toMatchObject({ answer: { page: '/mgr/student-list', dirty: false } });
  for (const address of ['/api/base/user/info.do', '//evil.example/', 'https://evil.example/', '/userList'])
    expect([address, (await call(page, 'jumpToPage', { page: address })).code]).toEqual([
      address,
      'PAGE_REFUSED',
    ]);
  expect(await call(page, 'reloadParentView')).toEqual({});
  expect(await call(page, 'getMoon')).toMatchObject({
    code: 'UNKNOWN_API',
    message: '未找到该 getMoon API, 请确认你调用的 API .',
  });
  await said({ troubles }, '未找到该 getMoon API');
  expect(await call(page, 'logout')).toEqual({});
  await frame.getByRole('textbox').first().waitFor();
  await expect.poll(() => stateOf(page)).toBe(3);
  expect(await call(page, 'getUserInfo')).toMatchObject({ code: 'NOT_LOGGED_IN' });
});

test('a site that is not registered, a key that is unknown and one that is switched off get nothing', async () => {
  const denied = await open();
  await denied.page.goto(`${other.origin}/list.html?timeout=3000&key=${appKeyOf.journey ?? ''}`);
  await expect.poll(() => stateOf(denied.page), { timeout: 15_000 }).toBe(2);
  expect(await heardOf(denied.page, 'state')).toContainEqual({ state: 2, code: 'TIMEOUT' });
  // The browser says beside it that the frame was kept empty.
  await said(denied, 'SDK验证失败, 请稍后再试.');

  const unknown = await open();
  await unknown.page.goto(`${site.origin}/list.html?key=nobody`);
  await expect.poll(() => stateOf(unknown.page)).toBe(2);
  expect(await heardOf(unknown.page, 'state')).toContainEqual({ state: 2, code: 'ORIGIN_DENIED' });
  await said(unknown, 'SDK验证未通过!');

  await register('short', site.origin);
  const off = await open();
  await off.page.goto(`${site.origin}/list.html?key=${appKeyOf.short ?? ''}`);
  await expect.poll(() => stateOf(off.page)).toBe(3);
  const path = '/rest/http/platform-app-key';
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'name', type: 'text', judgeType: 'equal', value: 'short' }],
  };
  const [row] = (
    await admin.list<{ id: string; revision: number }>('interface', `${path}/list.htm`, { where, limit: 1 })
  ).list;
  await admin.call('interface', `${path}/update.htm`, {
    ...{ id: row?.id, revision: row?.revision, data: { status: 'disabled' } },
  });
  await expect.poll(() => stateOf(off.page), { timeout: 5_000 }).toBe(2);
  await said(off, 'SDK验证未通过!');
});

test('a frame that is loaded anew is linked anew; what was under way fails and may be repeated', async () => {
  const { page } = await open();
  await page.goto(`${site.origin}/list.html?key=${appKeyOf.journey ?? ''}`);
  await expect.poll(() => stateOf(page)).toBe(3);
  const outcome = await page.evaluate(async () => {
    const { sdk } = window as unknown as ParentWindow;
    const { target } = sdk;
    target.src = `${target.src}#again`;
    target.src = target.src.replace('/mgr/student-list', '/mgr/journey-visit');
    try {
      await sdk.call('getState');
      return 'answered';
    } catch (error) {
      const { code, retriable } = error as { code: string; retriable: boolean };
      return `${code} ${String(retriable)}`;
    }
  });
  expect(['RELOADED true', 'answered']).toContain(outcome);
  await expect.poll(() => heardOf(page, 'state')).toContainEqual({ state: 1 });
  await expect.poll(() => stateOf(page)).toBe(3);
  await expect
    .poll(async () => (await call<'getState'>(page, 'getState')).answer?.page)
    .toContain('journey-visit');
});
