import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../src/runtime/data/ApiClient.ts';
import { ModuleClient } from '../../src/runtime/data/ModuleClient.ts';
import { connect, logInDirectly, tokenOf } from './support/client.ts';
import {
  callFrame,
  frameOf,
  heardOf,
  logInWithin,
  type ParentWindow,
  type RegisteredSite,
  registerSite,
  said,
  SHARED,
  stateOf,
  switchOff,
} from './support/embedding.ts';
import { openVisits } from './support/openVisits.ts';
import { productUrl } from './support/productUrl.ts';
import { openSite, pageWith, type Site } from './support/site.ts';
import { fillLogin } from './support/steps.ts';

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

let journey: RegisteredSite;
let admin: ApiClient;
let site: Site;
let other: Site;

const plain = (path: string, more = ''): string => `${SHARED}
began(AtriumSDK.mount(document.getElementById('portal'), {
  src: '${productUrl()}${path}', appKey: new URLSearchParams(location.search).get('key'), autoHeight: true,
  timeout: Number(new URLSearchParams(location.search).get('timeout') ?? 10000), ${more}
}));`;

/** Eight frames in one page: lists that others may change, and forms. */
const EIGHT = `${SHARED}
const key = new URLSearchParams(location.search).get('key');
globalThis.links = Array.from({ length: 8 }, (_none, at) => {
  const place = document.createElement('div');
  document.getElementById('portal').append(place);
  return AtriumSDK.mount(place, { src: '${productUrl()}/mgr/' + (at === 7 ? 'leave-list' : 'journey-visit'), appKey: key });
});
began(links[7]);`;

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
  const vue = fileURLToPath(import.meta.resolve('vue/dist/vue.runtime.global.prod.js'));
  const pages = {
    '/form.html': pageWith(portal, 'form.js'),
    '/form.js': plain('/mgr/journey-visit', "params: { visitor: '王芳' }"),
    '/list.html': pageWith(portal, 'list.js'),
    '/list.js': plain('/mgr/student-list'),
    '/main.html': pageWith(portal, 'main.js'),
    '/main.js': plain('/main'),
    '/eight.html': pageWith(portal, 'eight.js'),
    '/eight.js': EIGHT,
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
  journey = await registerSite(admin, 'journey', site.origin, ['form/journey-visit', 'mgrList/student-list']);
});
afterAll(() => Promise.all([site.close(), other.close()]));

test('a plain page embeds a form, prefills it, hears that it was submitted, and closes a dialog', async () => {
  const { page } = await open();
  await page.goto(`${site.origin}/form.html?key=${journey.appKey}`);
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

  expect(await callFrame(page, 'jumpToPage', { page: '/mgr/student-list' })).toEqual({});
  await frame.getByRole('button', { name: '新增学生' }).click();
  const dialog = frame.getByRole('dialog');
  await dialog.getByLabel('姓名').waitFor();
  expect(await callFrame(page, 'closeParentModal')).toEqual({ answer: { closed: 1 } });
  await dialog.waitFor({ state: 'detached' });
});

test('a frame that names no system opens the first of the site’s, and offers no other one', async () => {
  const { page } = await open();
  await page.goto(`${site.origin}/main.html?key=${journey.appKey}`);
  await logInWithin(frameOf(page), 'admin');
  await expect
    .poll(async () => (await callFrame<'getState'>(page, 'getState')).answer?.page)
    .toMatch(/^\/system\/student-affairs(?:\/|$)/);
  expect(await callFrame(page, 'jumpToPage', { page: '/home' })).toEqual({});
  const offered = frameOf(page).locator('.at-card strong');
  await offered.first().waitFor();
  expect(await offered.allTextContents()).toEqual(['学生工作']);
});

test('a page written with Vue does the same, and leaves nothing behind', async () => {
  const { page } = await open();
  await page.goto(`${site.origin}/vue.html?key=${journey.appKey}`);
  const frame = frameOf(page);
  await logInWithin(frame, 'admin');
  expect(await frame.getByLabel('来访人').inputValue()).toBe('李文');
  await frame.getByRole('button', { name: /^(提\s?交|保\s?存)$/ }).click();
  await expect.poll(async () => (await heardOf(page, 'submitted')).length).toBe(1);
  await page.getByRole('button', { name: '收起' }).click();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  expect(await callFrame(page, 'getState')).toMatchObject({ code: 'DESTROYED' });
});

test('every API answers a registered site, within what its appKey opens', async () => {
  const { page, troubles, expectStatus } = await open();
  await page.goto(`${site.origin}/list.html?key=${journey.appKey}`);
  const frame = frameOf(page);
  await frame.getByLabel('账号', { exact: true }).waitFor();
  await expect.poll(() => stateOf(page)).toBe(3);
  expect(await callFrame(page, 'getUserInfo')).toMatchObject({ code: 'NOT_LOGGED_IN' });
  // The second part may hold what joins the two.
  const token = /^([^_]+)_(.+)$/.exec(await tokenOf(productUrl(), 'teacher'))?.slice(1);
  expect(await callFrame(page, 'casLogin', token)).toEqual({});
  await frame.getByText(/^共 [\d,]+ 条$/).waitFor();
  expect(await callFrame(page, 'GETUSERINFO')).toMatchObject({
    answer: { userName: 'teacher', schoolId: 478 },
  });

  const { answer: embedToken = '' } = await callFrame<'getUserToken'>(page, 'getUserToken');
  const asSite = await connect(productUrl(), () => embedToken);
  const list = (module: string) => asSite.call('interface', `/rest/http/${module}/list.htm`, { limit: 1 });
  expect((await list('student')).list).toHaveLength(1);
  await expect(list('platform-user')).rejects.toThrow();
  await expect(asSite.call('manager', '/sdkOpen/token.do', {})).rejects.toThrow();

  expect(await callFrame(page, 'setLocale', { locale: 'enUS' })).toEqual({});
  await frame
    .getByText(/^[\d,]+ in all$|^[\d,]+ records?$|Total/)
    .first()
    .waitFor();
  expect(await callFrame(page, 'setLocale', { locale: 'frFR' })).toMatchObject({ code: 'PARAMS_INVALID' });
  expect(await callFrame(page, 'setTheme', { dark: true, color: '#0a7d55' })).toEqual({});
  await expect
    .poll(() => frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme))
    .toContain('dark');
  expect(await callFrame(page, 'getState')).toMatchObject({
    answer: { page: '/mgr/student-list', dirty: false },
  });
  for (const address of ['/api/base/user/info.do', '//evil.example/', 'https://evil.example/', '/userList'])
    expect([address, (await callFrame(page, 'jumpToPage', { page: address })).code]).toEqual([
      address,
      'PAGE_REFUSED',
    ]);
  expect(await callFrame(page, 'reloadParentView')).toEqual({});
  expect(await callFrame(page, 'getMoon')).toMatchObject({
    code: 'UNKNOWN_API',
    message: '未找到该 getMoon API, 请确认你调用的 API .',
  });
  await said({ troubles }, '未找到该 getMoon API');
  // What the page asks for while it goes.
  expectStatus(401);
  expect(await callFrame(page, 'logout')).toEqual({});
  await frame.getByRole('textbox').first().waitFor();
  await expect.poll(() => stateOf(page)).toBe(3);
  expect(await callFrame(page, 'getUserInfo')).toMatchObject({ code: 'NOT_LOGGED_IN' });
});

test('a site that is not registered, a key that is unknown and one that is switched off get nothing', async () => {
  const denied = await open();
  await denied.page.goto(`${other.origin}/list.html?timeout=3000&key=${journey.appKey}`);
  await expect.poll(() => stateOf(denied.page), { timeout: 15_000 }).toBe(2);
  expect(await heardOf(denied.page, 'state')).toContainEqual({ state: 2, code: 'TIMEOUT' });
  // The browser says beside it that the frame was kept empty.
  await said(denied, 'SDK验证失败, 请稍后再试.');

  const unknown = await open();
  await unknown.page.goto(`${site.origin}/list.html?key=nobody`);
  await expect.poll(() => stateOf(unknown.page)).toBe(2);
  expect(await heardOf(unknown.page, 'state')).toContainEqual({ state: 2, code: 'ORIGIN_DENIED' });
  await said(unknown, 'SDK验证未通过!');

  const short = await registerSite(admin, 'short', site.origin);
  const off = await open();
  await off.page.goto(`${site.origin}/list.html?key=${short.appKey}`);
  await expect.poll(() => stateOf(off.page)).toBe(3);
  await switchOff(admin, short);
  await expect.poll(() => stateOf(off.page), { timeout: 5_000 }).toBe(2);
  await said(off, 'SDK验证未通过!');
});

test('eight windows and eight frames of one browser share their lines: the last ones load, hear of changes, and of a switch-off', async () => {
  const { page: list } = await open();
  const context = list.context();
  const lines = new Set<Request>();
  const isLine = (request: Request): boolean =>
    /\/interface\/changes\?|\/sdkOpen\/watch\?/.test(request.url());
  context.on('request', (request) => void (isLine(request) && lines.add(request)));
  context.on('requestfinished', (request) => void lines.delete(request));
  context.on('requestfailed', (request) => void lines.delete(request));
  const openLines = () =>
    [...lines]
      .map((request) => /changes|watch/.exec(request.url())?.[0])
      .sort((a, b) => (a ?? '').localeCompare(b ?? ''));
  const eight = await registerSite(admin, 'eight', site.origin, ['form/journey-visit', 'mgrList/leave-list']);
  await list.goto('/user/login');
  await fillLogin(list, 'admin');
  // Each holds the line of the messages in its header, while there is no other one.
  for (let count = 0; count < 8; count += 1) {
    const page = count === 0 ? list : await context.newPage();
    await page.goto('/messages');
    await page.getByRole('heading', { name: '消息' }).first().waitFor();
  }
  await list.goto('/mgr/leave-list');
  const parent = await context.newPage();
  await parent.goto(`${site.origin}/eight.html?key=${eight.appKey}`);
  const frame = parent.locator('iframe').last().contentFrame();
  const sights = [list, frame];
  for (const sight of sights) await sight.getByText(/^共 [\d,]+ 条$/).waitFor();
  await expect.poll(() => stateOf(parent)).toBe(3);
  await expect.poll(openLines).toEqual(['changes', 'watch']);

  const leaves = new ModuleClient(admin, 'leave', () => undefined);
  // What is under approval is not changed beside it.
  const where = {
    testRule: 'every' as const,
    conditionList: [{ bindKey: 'flowInstance', type: 'text' as const, judgeType: 'empty' as const }],
  };
  const first = (await leaves.list({ sort: [{ field: 'startOn', order: 'desc' }], where, limit: 1 }))
    .list[0]!;
  for (const sight of sights) {
    await sight.locator('.ant-segmented').getByText('全部', { exact: true }).click();
    await sight.getByPlaceholder(/^搜索/).fill(String(first.studentNo));
  }
  const changed = await leaves.update(first.id, first.revision, { reason: '返乡参加征兵体检' });
  for (const sight of sights) await sight.getByText('返乡参加征兵体检').waitFor();
  await leaves.update(changed.id, changed.revision, { reason: first.reason });

  await switchOff(admin, eight);
  const states = () =>
    parent.evaluate(() =>
      (window as unknown as { links: { state: number }[] }).links.map(({ state }) => state),
    );
  await expect.poll(states).toEqual(Array.from({ length: 8 }, () => 2));
});

test('a frame that is loaded anew is linked anew; what was under way fails and may be repeated', async () => {
  const { page } = await open();
  await page.goto(`${site.origin}/list.html?key=${journey.appKey}`);
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
    .poll(async () => (await callFrame<'getState'>(page, 'getState')).answer?.page)
    .toContain('journey-visit');
});
