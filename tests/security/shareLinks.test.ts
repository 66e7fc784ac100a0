import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import type { SystemEntry } from '../../src/schemas/wire/system.ts';
import { readLinkParameters } from '../../src/portal/start/linkParameters.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { findCalls } from '../support/calls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// A share link is for somebody without a role: it reads one resource, and what that is made of. Nothing in its address
// grants anything by itself.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupilSystem });
  ({ admin, teacher } = await server.loginAll());
});

afterAll(() => server.close());

interface Link {
  readonly shareId: string;
  readonly url: URL;
  readonly client: ApiClient;
}

async function share(kind: string, id: string, more: object = {}): Promise<Link> {
  const answer = await admin.call('manager', '/resource/share.do', { kind, id, ...more });
  expect(answer).toMatchObject({ msgState: 1 });
  const { shareId, url } = answer.result as { shareId: string; url: string };
  const address = new URL(url);
  return { shareId, url: address, client: server.api.withToken(address.searchParams.get('token') ?? '') };
}

const get = (client: ApiClient, kind: string, id: string, more: object = {}): Promise<ApiAnswer> =>
  client.call('manager', '/resource/get.do', { kind, id, ...more });
const open = (client: ApiClient, id: string): Promise<ApiAnswer> =>
  client.call('manager', '/createSystem/initOnly.do', { systemManage: { id } });

const notThere = { http: 404, msgState: 4 };
const refused = { http: 403, msgState: 3, code: 'FORBIDDEN' };
const over = { http: 403, msgState: 3, code: 'SHARE_EXPIRED', msg: 'token已失效' };

describe('a share link', () => {
  test('carries a token of its own kind, and a sign that the portal takes', async () => {
    const { url, client } = await share('mgrList', 'pupil-list');
    expect(url.pathname).toBe('/mgr/pupil-list');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ checkToken: '0', hsPlatform: '301' });
    expect(readLinkParameters(url.search)).toMatchObject({ legal: true, token: client.token });
    const login = await server.api.call('base', '/login/skipLogin.do', { token: client.token });
    const { token, userGroup, userLoginInfo, redirectUrl } = login.result as LoginResponse;
    expect({ token: token.join('_'), userGroup, redirectUrl }).toEqual({
      token: client.token,
      userGroup: [],
      redirectUrl: '/mgr/pupil-list',
    });
    expect(userLoginInfo).toMatchObject({ loginName: '', loginType: 'share' });
  });

  test('reads its resource and what that is made of, and nothing else that is there', async () => {
    const { client } = await share('mgrList', 'pupil-list');
    expect(await get(client, 'mgrList', 'pupil-list')).toMatchObject({ msgState: 1 });
    const form = await get(client, 'form', 'pupil');
    expect(form).toMatchObject({ msgState: 1, result: { rights: { actions: [] } } });
    expect(form.text).not.toContain('"grants"');
    for (const [kind, id] of [
      ['mgrList', 'pupil-archive'],
      ['mgrForm', 'pupil-short'],
      ['system', 'school'],
      ['mgrList', 'nothing-of-the-kind'],
    ] as const) {
      expect(await get(client, kind, id)).toMatchObject(notThere);
    }
    expect(await open(client, 'school')).toMatchObject(notThere);
  });

  test('owns no role: every call beside reading is refused', async () => {
    const { client } = await share('mgrList', 'pupil-list');
    const opened: string[] = [];
    for (const [address, access] of await findCalls(server)) {
      if (access === 'public' || access === 'reader' || address.startsWith('/files')) continue;
      const [, service, path] = /^\/api\/(\w+)(\/.+)$/.exec(address.replaceAll(/:\w+/g, 'pupil')) ?? [];
      const answer = await client.call(service as 'base', path ?? '', {});
      if (answer.code !== 'SHARED_PAGE_ONLY') opened.push(address);
    }
    expect(opened).toEqual([]);
    const changed = await client.call('base', '/user/info.do', { changeToken: true });
    expect(changed).toMatchObject(refused);
    const asRole = await get(client, 'mgrList', 'pupil-list', { groupId: 'administrator' });
    expect(asRole).toMatchObject({ msgState: 3 });
  });

  test('leaves no row in the audit for data that its page asks for, and one for what it would write', async () => {
    const { client } = await share('mgrList', 'pupil-list');
    const rows = async (action: string): Promise<number> => {
      const all = await server.db
        .selectFrom('atrium.audit')
        .selectAll()
        .where('action', '=', action)
        .execute();
      return all.filter(({ result }) => result === 'SHARED_PAGE_ONLY').length;
    };
    const before = { list: await rows('form.list'), add: await rows('form.add') };
    const list = await client.call('interface', '/rest/http/pupil/list.htm', {});
    const add = await client.call('interface', '/rest/http/pupil/add.htm', { data: {} });
    expect([list.code, add.code]).toEqual(['SHARED_PAGE_ONLY', 'SHARED_PAGE_ONLY']);
    expect(await rows('form.list')).toBe(before.list);
    expect(await rows('form.add')).toBe(before.add + 1);
  });

  test('shows the version that it was made for', async () => {
    const nameIn = async (link: Link): Promise<unknown> =>
      ((await get(link.client, 'mgrForm', 'pupil-short')).result as { name: string }).name;
    const published = await share('mgrForm', 'pupil-short');
    const draft = await share('mgrForm', 'pupil-short', { version: 'draft' });
    const first = await share('mgrForm', 'pupil-short', { version: 1 });
    const { revision, schema } = (await get(admin, 'mgrForm', 'pupil-short', { version: 'draft' }))
      .result as {
      revision: number;
      schema: object;
    };
    const change = { kind: 'mgrForm', id: 'pupil-short', name: '改名', schema: { ...schema, name: '改名' } };
    const saved = await admin.call('manager', '/resource/save.do', { ...change, revision });
    expect(await Promise.all([published, draft, first].map(nameIn))).toEqual(['短表单', '改名', '短表单']);
    const at = {
      kind: 'mgrForm',
      id: 'pupil-short',
      revision: (saved.result as { revision: number }).revision,
    };
    expect(await admin.call('manager', '/resource/publish.do', at)).toMatchObject({ msgState: 1 });
    expect(await Promise.all([published, draft, first].map(nameIn))).toEqual(['改名', '改名', '短表单']);
    // Another version may not be asked for: the link decides.
    const other = await get(first.client, 'mgrForm', 'pupil-short', { version: 'draft' });
    expect(other.result).toMatchObject({ name: '短表单' });
  });

  test('of a system opens it with all its menus and their pages, and no other system', async () => {
    const { client, url } = await share('system', 'school');
    expect(url.pathname).toBe('/system/school');
    const { menus = [] } = (await open(client, 'school')).result as SystemEntry;
    const names = menus.map(({ name }) => name);
    expect(names).toEqual(['学生', '短表单', '档案']);
    expect(await get(client, 'mgrList', 'pupil-archive')).toMatchObject({ msgState: 1 });
    expect(await open(client, 'pupil-entrance')).toMatchObject(notThere);
  });

  test.each(['taken back', 'past its end'])('that is %s says so, and opens nothing', async (how) => {
    const { client, shareId } = await share('system', 'school');
    if (how === 'taken back') {
      const answer = await admin.call('manager', '/resource/unshare.do', { shareId });
      expect(answer).toMatchObject({ msgState: 1 });
      expect(await admin.call('manager', '/resource/unshare.do', { shareId })).toMatchObject(notThere);
    } else {
      const past = { expires_at: new Date(Date.now() - 1000) };
      await server.db.updateTable('atrium.share_link').set(past).where('id', '=', shareId).execute();
    }
    expect(await open(client, 'school')).toMatchObject(over);
    expect(await get(client, 'mgrList', 'pupil-list')).toMatchObject(over);
    const login = await server.api.call('base', '/login/skipLogin.do', { token: client.token });
    expect(login).toMatchObject(over);
  });
});

describe('making one', () => {
  test('is for administrators, and told without its token', async () => {
    for (const path of ['/resource/share.do', '/resource/shares.do']) {
      const answer = await teacher.call('manager', path, { kind: 'mgrList', id: 'pupil-list' });
      expect(answer).toMatchObject(refused);
    }
    const { shareId, client } = await share('form', 'pupil', { version: 'draft' });
    const list = await admin.call('manager', '/resource/shares.do', { kind: 'form', id: 'pupil' });
    expect(list.list).toMatchObject([{ shareId, version: 'draft', createdBy: 'u-admin' }]);
    expect(list.text).not.toContain(client.token);
  });

  test.each([
    ['an end that is past', { kind: 'form', id: 'pupil', expiresAt: '2020-01-01T00:00:00.000Z' }, 2],
    ['an end far away', { kind: 'form', id: 'pupil', expiresAt: '2120-01-01T00:00:00.000Z' }, 2],
    ['an end that is none', { kind: 'form', id: 'pupil', expiresAt: 'tomorrow' }, 2],
    ['a kind that is no page', { kind: 'condition', id: 'pupil' }, 2],
    ['a resource that is not there', { kind: 'app', id: 'nothing' }, 4],
    ['a version that is not there', { kind: 'form', id: 'pupil', version: 99 }, 4],
  ])('is refused for %s', async (_what, param, msgState) => {
    expect(await admin.call('manager', '/resource/share.do', param)).toMatchObject({ msgState });
  });
});

describe('what an address asks for grants nothing', () => {
  const asked = { checkToken: 0, skipPermission: 1 };

  test('to somebody without the right', async () => {
    const student = await server.login('student');
    for (const version of ['draft', 1]) {
      const answer = await get(student, 'mgrList', 'pupil-list', { ...asked, version });
      expect(answer).toMatchObject(refused);
    }
    expect(await get(student, 'mgrList', 'pupil-archive', asked)).toMatchObject(refused);
  });

  test('to nobody at all', async () => {
    expect(await get(server.api, 'mgrList', 'pupil-list', asked)).toMatchObject({ msgState: 0 });
    const system = { systemManage: { id: 'school' }, ...asked };
    const answer = await server.api.call('manager', '/createSystem/initOnly.do', system);
    expect(answer).toMatchObject({ msgState: 0 });
  });
});
