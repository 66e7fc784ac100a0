import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { startFormServer } from '../support/formServer.ts';
import type { TestServer } from '../support/server.ts';

// What a record names by id is there, and is called as it is called, whatever a request says.

const field = (type: string, name: string, more = {}) => ({ type, id: name, name, title: name, ...more });

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'thesis',
  name: '论文',
  fields: [
    field('person', 'tutor'),
    field('people', 'panel'),
    field('region', 'home'),
    field('user-value', 'readers'),
    field('sub-table', 'talks', { children: [field('person', 'host')] }),
  ],
  grants: [{ roles: ['administrator'], actions: ['add', 'update'], read: '*', write: '*' }],
};

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startFormServer(form);
  admin = await server.login('admin');
});

afterAll(() => server.close());

const add = (data: object) => admin.call('interface', '/rest/http/thesis/add.htm', { data });
const teacher = (label: string) => ({ value: 'u-teacher', label });
const nobody = { value: 'nobody-at-all', label: '鬼' };
const users = (lists: object) => ({ userList: [], deptList: [], privilegeList: [], labelList: [], ...lists });

test.each([
  ['tutor', teacher('校长'), teacher('陈老师')],
  ['panel', [teacher('')], [teacher('陈老师')]],
  ['home', { value: '330106', label: '月球' }, { value: '330106', label: '浙江省 / 杭州市 / 西湖区' }],
  [
    'readers',
    users({ userList: [teacher('x')], privilegeList: [{ value: 'counsellor', label: 'Counsellor' }] }),
    users({ userList: [teacher('陈老师')], privilegeList: [{ value: 'counsellor', label: 'Counsellor' }] }),
  ],
  ['talks', [{ host: teacher('x') }], [{ host: teacher('陈老师') }]],
])('%s is called as it is called', async (code, sent, stored) => {
  expect((await add({ [code]: sent })).result).toMatchObject({ [code]: stored });
});

test.each([
  ['tutor', nobody, 'data.tutor'],
  ['panel', [teacher('陈老师'), nobody], 'data.panel'],
  ['home', { value: '999999', label: '浙江省' }, 'data.home'],
  ['readers', users({ deptList: [nobody] }), 'data.readers'],
  ['talks', [{ host: teacher('陈老师') }, { host: nobody }], 'data.talks.1.host'],
])('%s takes nothing that is not there', async (code, sent, path) => {
  expect((await add({ [code]: sent })).errors).toMatchObject([{ path, code: 'UNKNOWN_OPTION' }]);
});

describe('somebody who has left', () => {
  test('stays where the record named them, by the name that they had, and is named anew nowhere', async () => {
    const { id } = (await add({ panel: [{ value: 'u-student', label: '' }] })).result as ModuleRecord;
    const leaver = { value: 'u-student', label: '林同学' };
    await server.db
      .updateTable('atrium.user_account')
      .set({ status: 'disabled' })
      .where('id', '=', 'u-student')
      .execute();
    const panel = [{ ...leaver, label: '校长' }, teacher('陈老师')];
    const changed = await admin.call('interface', '/rest/http/thesis/update.htm', {
      id,
      revision: 1,
      data: { panel },
    });
    expect(changed.result).toMatchObject({ panel: [leaver, teacher('陈老师')] });
    expect((await add({ tutor: leaver })).errors).toMatchObject([{ code: 'UNKNOWN_OPTION' }]);
  });
});
