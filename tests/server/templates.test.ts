import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromTemplate } from '../../src/designer/start/templates/template.ts';
import { templates } from '../../src/designer/start/templates/templates.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What the templates of the designers begin works as it comes.

let server: TestServer;
let admin: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupilSystem });
  [admin, student] = await Promise.all([server.login('admin'), server.login('student')]);
});
afterAll(() => server.close());

const bringIn = (documents: readonly { kind: string; id: string; name: string }[], publish: boolean) => {
  const listed = documents.map((schema) => ({
    ...{ kind: schema.kind, id: schema.id, name: schema.name },
    schema,
  }));
  const bundle = { format: 'atrium-bundle', formatVersion: 1, documents: listed };
  return admin.call('manager', '/resource/import.do', { bundle, publish });
};

test('a system is made whole: who reports sees what is his own, who repairs sees and closes all', async () => {
  const template = templates.find(({ kind }) => kind === 'system');
  if (template === undefined) throw new Error('There is no template of a system.');
  const roles = { 'tpl-role-applicant': ['student'], 'tpl-role-manager': ['administrator'] };
  const documents = fromTemplate(template, { id: 'repairs', name: '报修', locale: 'zhCN', roles });
  const { result } = await bringIn(documents, true);
  expect((result as { added: unknown[] }).added).toHaveLength(documents.length);
  const call = (client: ApiClient, action: string, param: object) =>
    client.call('interface', `/rest/http/repairs/${action}.htm`, param);
  const data = {
    building: '东区 3 号楼',
    room: '302',
    fault: 'water',
    detail: '水管漏水',
    phone: '13800138000',
  };
  const added = await call(student, 'add', { data });
  expect(added.msgState).toBe(1);
  await call(admin, 'add', { data: { ...data, room: '101' } });
  expect((await call(student, 'list', {})).list).toMatchObject([{ room: '302', status: 'pending' }]);
  const { list = [] } = await call(admin, 'list', { sort: [{ field: 'room', order: 'desc' }] });
  expect(list).toMatchObject([{ room: '302' }, { room: '101' }]);
  const [{ id, revision }] = list as [{ id: string; revision: number }];
  const change = { id, revision, data: { status: 'done', worker: '维修组', result: '已更换阀门' } };
  expect((await call(student, 'update', change)).msgState).toBe(3);
  expect((await call(admin, 'update', change)).msgState).toBe(1);
  expect((await call(student, 'list', {})).list).toMatchObject([{ status: 'done', result: '已更换阀门' }]);
});

// Those of flows are bound to the fields of the form that is chosen (`templates.test.ts` of the designer).
test('forms and pages are kept and published as they come, for roles that there are', async () => {
  const others = templates.filter(({ kind }) => kind !== 'system' && kind !== 'flow');
  const documents = others.flatMap((template, at) =>
    fromTemplate(template, {
      ...{ id: `made-${String(at)}`, name: template.title.zhCN, locale: 'zhCN', form: 'pupil' },
      roles: Object.fromEntries(template.roles.map(({ name }) => [name, ['administrator']])),
    }),
  );
  const { result, errors } = await bringIn(documents, true);
  expect(errors).toBeUndefined();
  expect((result as { added: unknown[] }).added).toHaveLength(documents.length);
});
