import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { auditOf } from '../support/audit.ts';
import { seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Removing records of a module.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupils });
  admin = await server.login('admin');
});

afterAll(() => server.close());

const call = (action: string, param: object) =>
  admin.call('interface', `/rest/http/pupil/${action}.htm`, param);

let number = 0;
async function add(): Promise<ModuleRecord> {
  number += 1;
  const answer = await call('add', { data: { studentNo: `S${String(number)}`, name: '王芳' } });
  return answer.result as ModuleRecord;
}

test('leaves what somebody has changed since it was seen, and says who', async () => {
  const [one, other] = [await add(), await add()];
  await call('update', { id: one.id, revision: 1, data: { name: '新名' } });
  const revisions = { [one.id]: 1, [other.id]: 1, none: 1 };
  expect(await call('remove', { ids: [one.id, other.id, 'none'], revisions })).toMatchObject({
    msgState: 1,
    list: [
      {
        id: one.id,
        msgState: 5,
        msg: expect.stringMatching(/^该记录已由.+修改，请查看最新内容后再试$/) as string,
      },
      { id: other.id, msgState: 1 },
      { id: 'none', msgState: 4 },
    ],
  });
  expect(await call('detail', { id: one.id })).toMatchObject({ result: { name: '新名' } });
  expect(await call('remove', { ids: [one.id], revisions: { [one.id]: 2 } })).toMatchObject({
    list: [{ id: one.id, msgState: 1 }],
  });
});

test('answers each record by itself, in the order of the request', async () => {
  const [one, other] = [await add(), await add()];
  const answer = await call('remove', { ids: [other.id, 'absent', one.id] });
  expect(answer).toMatchObject({
    msgState: 1,
    list: [
      { id: other.id, msgState: 1 },
      { id: 'absent', msgState: 4, msg: '请求的内容不存在' },
      { id: one.id, msgState: 1 },
    ],
  });
  expect(await call('detail', { id: one.id })).toMatchObject({ http: 404, msgState: 4 });
  expect(await auditOf(server, `form/pupil/${one.id}`)).toMatchObject([
    { action: 'form.add' },
    { action: 'form.remove', before: { studentNo: one.studentNo }, after: null, result: 'accepted' },
  ]);
  // What was refused is not told as done.
  expect(await auditOf(server, 'form/pupil/absent')).toMatchObject([
    { action: 'form.remove', result: 'NOT_FOUND' },
  ]);
});

test('refuses a list that is empty, doubled or no list', async () => {
  const { id } = await add();
  for (const ids of [[], [id, id], id, [5], { id }]) {
    expect(await call('remove', { ids })).toMatchObject({ msgState: 2, code: 'INPUT_INVALID' });
  }
  expect(await call('detail', { id })).toMatchObject({ msgState: 1 });
});
