import { afterAll, beforeAll, expect, test } from 'vitest';
import { moduleCalls } from '../../src/schemas/documents/form.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { Service } from '../../src/schemas/wire/project.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { findCalls } from '../support/calls.ts';
import { seedPeople } from '../support/people.ts';
import { publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { envelopeParts, filePart, parts, PDF, postParts } from '../support/uploads.ts';

// Fields that the server sets: whoever sends them along is refused, and nothing of them is taken.

/** What peers took from requests: whose it is, what it may do, in which state and version it is. */
const OWNED: Readonly<Record<string, unknown>> = {
  ownerId: 'u-admin',
  owner: 'u-admin',
  userId: 'u-admin',
  orgId: 1,
  roleIds: ['administrator'],
  roles: ['administrator'],
  isAdmin: true,
  isPublic: true,
  status: 'published',
  version: 99,
  createTime: '2000-01-01T00:00:00Z',
  createdBy: 'u-admin',
  passwordHash: 'x',
  authVersion: 0,
};

/**
 * Calls that take one of these names for what they ask for: reviewed as one list. A version is one that is there, roles
 * are those that a view is shared with, a user one as whom a page is looked at. A revision is no such name: it is what the caller has seen.
 */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  '/api/interface/rest/http/platform_general/removeDocument.htm': ['version'],
  '/api/manager/listView/save.do': ['roles'],
  '/api/manager/resource/export.do': ['version'],
  '/api/manager/resource/get.do': ['version'],
  '/api/manager/resource/plan.do': ['version'],
  '/api/manager/resource/preview.do': ['userId'],
  '/api/manager/resource/remove.do': ['version'],
  '/api/manager/resource/rollback.do': ['version'],
  '/api/manager/resource/share.do': ['version'],
  '/api/manager/resource/test.do': ['version'],
  '/api/manager/resource/unpublish.do': ['version'],
};

/** What takes members that are declared elsewhere: by a system that is read, by an interface that is configured. */
const FREE_FORM = [
  '/api/interface/rest/http/:moduleCode/:interfaceUrl.htm',
  '/api/manager/systemMaintenace/getSystem.do',
];

const note: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'note',
  name: '便签',
  fields: [{ type: 'input', id: 'text', name: 'text', title: { zhCN: '内容', enUS: 'Text' } }],
  grants: [
    {
      roles: ['administrator', 'student'],
      actions: [...moduleCalls],
      read: '*',
      write: '*',
    },
  ],
};

let server: TestServer;
let student: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, note);
    },
  });
  [student, admin] = [await server.login('student'), await server.login('admin')];
});
afterAll(() => server.close());

const call = (action: string, param: object) =>
  student.call('interface', `/rest/http/note/${action}.htm`, param);

/** An answer names ten findings, those of missing members among them. */
const oneByOne = (members: object): readonly object[] =>
  Object.entries(members).map(([name, value]) => ({ [name]: value as unknown }));

test('no call takes a member that it does not declare', async () => {
  const taken: Record<string, string[]> = {};
  for (const address of (await findCalls(server)).keys()) {
    if (address === '/files/upload' || FREE_FORM.includes(address)) continue;
    const [, service, path] = /^\/(?:api\/)?(\w+)(\/.+)$/.exec(address.replaceAll(/:\w+/g, 'note')) ?? [];
    const to = service === 'files' ? 'file' : (service as Service);
    const refused: string[] = [];
    for (const some of oneByOne(OWNED)) {
      const { msgState, errors = [] } = await admin.call(to, path ?? '', some);
      expect([address, msgState]).toEqual([address, 2]);
      refused.push(...errors.filter(({ code }) => code === 'UNKNOWN_FIELD').map((each) => each.path));
    }
    const names = Object.keys(OWNED).filter((name) => !refused.includes(name));
    if (names.length > 0) taken[address] = names;
  }
  expect(taken).toEqual(TAKEN);
});

test('nor does an upload', async () => {
  for (const some of oneByOne(OWNED)) {
    const body = parts(...envelopeParts(student, some), filePart('a.pdf', PDF));
    const answer = await postParts(student, body);
    expect(answer).toMatchObject({ msgState: 2, code: 'INPUT_INVALID' });
    expect(answer.errors?.map(({ path }) => path).sort()).toEqual(Object.keys(some).sort());
  }
});

test.each([...Object.keys(OWNED), 'id', 'revision', 'createdAt', 'createdOn', 'updatedAt'])(
  'a record takes no %s, neither when it is made nor later',
  async (name) => {
    const own = (await call('add', { data: { text: 'mine' } })).result as ModuleRecord;
    const value = OWNED[name] ?? 'u-admin';
    const made = await call('add', { data: { text: 'x', [name]: value } });
    const changed = await call('update', {
      id: own.id,
      revision: own.revision,
      data: { text: 'x', [name]: value },
    });
    for (const answer of [made, changed]) {
      expect(answer).toMatchObject({ msgState: 2, code: 'INPUT_INVALID' });
      expect(answer.errors?.map(({ path }) => path)).toEqual([`data.${name}`]);
    }
    expect((await call('detail', { id: own.id })).result).toEqual(own);
  },
);

test('making a record never writes over one', async () => {
  const own = (await call('add', { data: { text: 'mine' } })).result as ModuleRecord;
  const again = await call('add', { id: own.id, data: { text: 'other' } });
  expect(again).toMatchObject({ msgState: 2, errors: [{ path: 'id', code: 'UNKNOWN_FIELD' }] });
  expect((await call('detail', { id: own.id })).result).toEqual(own);
});

test('the own account takes nothing but a password', async () => {
  const before = await server.db.selectFrom('atrium.user_account').selectAll().orderBy('id').execute();
  const param = { oldPassword: '0'.repeat(32), newPassword: '1'.repeat(32) };
  for (const [name, value] of Object.entries(OWNED)) {
    const answer = await student.call('base', '/user/password/update.do', { ...param, [name]: value });
    expect(answer.errors?.map(({ path }) => path)).toEqual([name]);
  }
  expect(await server.db.selectFrom('atrium.user_account').selectAll().orderBy('id').execute()).toEqual(
    before,
  );
});
