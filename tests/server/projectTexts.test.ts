import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { startBackOffice } from '../support/backOffice.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startBackOffice();
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
});
afterAll(() => server.close());

const call = (name: string, param: object, client: ApiClient = admin): Promise<ApiAnswer> =>
  client.call('interface', `/rest/http/campus_state/${name}.htm`, param);
const entry = { key: 'portal.login:submit', zh_cn: '统一登录', en_us: 'Sign in' };

test('a text is added, read by everybody, changed and removed', async () => {
  const { result } = await call('addI18N', entry);
  const { id, revision } = result as { id: string; revision: number };
  const all = { list: [{ ...entry, project_id: '100000000' }], total: 1 };
  expect(await call('getAllI18NList', { project_id: '100000000' }, server.api)).toMatchObject(all);
  expect(await call('getAllI18NList', { project_id: 'other' }, server.api)).toMatchObject({
    list: [],
    total: 0,
  });
  expect(await call('getI18NDetail', { id })).toMatchObject({ result: { id, ...entry } });
  expect(await call('updateI18N', { id, revision, en_us: 'Log in here' })).toMatchObject({
    result: { ...entry, en_us: 'Log in here', revision: 2 },
  });
  expect(await call('updateI18N', { id, revision, en_us: 'x' })).toMatchObject({
    msgState: 5,
    code: 'REVISION_CONFLICT',
  });
  for (const [keyword, total] of [
    ['LOGIN:', 1],
    ['统一', 1],
    ['Log in', 1],
    ['100%', 0],
  ] as const) {
    expect(await call('getI18NList', { keyword }), keyword).toMatchObject({ total });
  }
  expect(await call('deleteI18N', { id })).toMatchObject({ msgState: 1 });
  expect(await call('deleteI18N', { id })).toMatchObject({ msgState: 4 });
  expect(await call('getI18NDetail', { id })).toMatchObject({ msgState: 4 });
});

test('administrators find the keys of the texts that the portal was built with', async () => {
  expect(await call('getI18NKeys', {})).toMatchObject({ msgState: 1, list: [] });
  const { portalDir } = server.platform.config;
  mkdirSync(portalDir, { recursive: true });
  const built = [{ key: 'portal.login:logIn', zh_cn: '登录', en_us: 'Log in' }];
  writeFileSync(path.join(portalDir, 'texts.json'), JSON.stringify(built));
  const list = [{ ...built[0], text: '登录 · Log in' }];
  expect(await call('getI18NKeys', {})).toMatchObject({ list, total: 1 });
  expect(await call('getI18NKeys', {}, teacher)).toMatchObject({ msgState: 3 });
});

test('a key stands once in a project, whichever way it comes', async () => {
  const data = { key: 'portal.home:title', zh_cn: '首页', en_us: 'Start' };
  const form = (action: string, param: object): Promise<ApiAnswer> =>
    admin.call('interface', `/rest/http/platform-text/${action}.htm`, param);
  expect(await form('add', { data })).toMatchObject({ result: { ...data, project_id: '100000000' } });
  const taken = { msgState: 2, errors: [{ path: 'key', code: 'NOT_UNIQUE' }] };
  expect(await call('addI18N', data)).toMatchObject(taken);
  const other = (await call('addI18N', { ...data, key: 'portal.home:empty' })).result as {
    id: string;
    revision: number;
  };
  expect(
    await call('updateI18N', {
      ...other,
      key: data.key,
      zh_cn: undefined,
      en_us: undefined,
      project_id: undefined,
    }),
  ).toMatchObject(taken);
  expect(await form('add', { data })).toMatchObject({ msgState: 2, errors: [{ path: 'data.key' }] });
});

test.each([
  ['a key that is none', { ...entry, key: '1 2' }, 'key'],
  ['a key that no text of the interface has', { ...entry, key: 'portal.login.submit' }, 'key'],
  ['an empty text', { ...entry, zh_cn: '' }, 'zh_cn'],
  ['a text that is too long', { ...entry, en_us: 'x'.repeat(2001) }, 'en_us'],
  ['an unknown member', { ...entry, owner: 'x' }, 'owner'],
])('%s is refused', async (_name, param, path) => {
  expect(await call('addI18N', param)).toMatchObject({ msgState: 2, errors: [{ path }] });
});

test('nobody but an administrator keeps them', async () => {
  expect(await call('addI18N', entry, teacher)).toMatchObject({ msgState: 3 });
  expect(await call('getI18NList', {}, teacher)).toMatchObject({ msgState: 3 });
  expect(await call('deleteI18N', { id: 'x' }, teacher)).toMatchObject({ msgState: 3 });
});

test('placeholders are those of the text that is put otherwise', async () => {
  const { portalDir } = server.platform.config;
  mkdirSync(portalDir, { recursive: true });
  const built = [
    { key: 'portal.home:greet', zh_cn: '{{ name }}，您好', en_us: 'Hello {{name}}' },
    { key: 'portal.home:plain', zh_cn: '首页', en_us: 'Home' },
  ];
  writeFileSync(path.join(portalDir, 'texts.json'), JSON.stringify(built));
  const wrong = { key: 'portal.home:greet', zh_cn: '{{name}}', en_us: 'Hello {{nam}}' };
  expect(await call('addI18N', wrong)).toMatchObject({
    msgState: 2,
    errors: [
      { path: 'en_us', code: 'UNKNOWN_PLACEHOLDER', message: expect.stringContaining('{{name}}') as string },
    ],
  });
  const plain = { key: 'portal.home:plain', zh_cn: '主页', en_us: 'Start' };
  expect(await call('addI18N', { ...plain, zh_cn: '{{x}}' })).toMatchObject({
    errors: [{ path: 'zh_cn', code: 'NO_PLACEHOLDERS' }],
  });
  const { result } = await call('addI18N', plain);
  const { id, revision } = result as { id: string; revision: number };
  expect(await call('updateI18N', { id, revision, en_us: '{{x}}' })).toMatchObject({
    errors: [{ path: 'en_us', code: 'NO_PLACEHOLDERS' }],
  });
  expect(await call('deleteI18N', { id })).toMatchObject({ msgState: 1 });
  // What the product does not know may be a document's own.
  const own = await call('addI18N', { ...wrong, key: 'demo.page:greet' });
  expect(own).toMatchObject({ msgState: 1 });
  await call('deleteI18N', { id: (own.result as { id: string }).id });
});
