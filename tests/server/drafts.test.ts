import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tidy } from '../../server/housekeeping.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { insertPupils } from '../support/pupils.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupilSystem(platform);
      await insertPupils(platform, [
        { id: 'p1', values: { studentNo: 'u-student', name: '林同学', counsellorId: 'u-teacher' } },
        { id: 'p2', values: { studentNo: 'S2', name: '安宁', counsellorId: 'u-other' } },
      ]);
    },
  });
  [admin, teacher, student] = await Promise.all([
    server.login('admin'),
    server.login('teacher'),
    server.login('student'),
  ]);
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('atrium.draft').execute());

const call = (client: ApiClient, action: string, param: object = {}) =>
  client.call('form', `/draft/${action}.do`, { kind: 'form', form: 'pupil', ...param });
const read = async (client: ApiClient, param: object = {}) => (await call(client, 'get', param)).result;

test('a draft is kept for its form and record, the later in the place of the earlier', async () => {
  await call(teacher, 'save', { data: { name: '林' } });
  const answer = await call(teacher, 'save', { data: { name: '林知', remark: '半句' } });
  const { updatedAt } = answer.result as { updatedAt: string };
  expect(Date.parse(updatedAt)).not.toBeNaN();
  await call(teacher, 'save', { id: 'p1', revision: 1, data: { remark: '改' } });
  await call(teacher, 'save', { kind: 'mgrForm', form: 'pupil-short', data: { name: '短' } });
  expect(await read(teacher)).toEqual({ data: { name: '林知', remark: '半句' }, updatedAt });
  expect(await read(teacher, { id: 'p1' })).toMatchObject({ data: { remark: '改' }, revision: 1 });
  expect(await read(teacher, { kind: 'mgrForm', form: 'pupil-short' })).toMatchObject({
    data: { name: '短' },
  });
  expect(await call(teacher, 'remove')).toMatchObject({ msgState: 1 });
  expect(await read(teacher)).toBeNull();
  expect(await read(teacher, { id: 'p1' })).not.toBeNull();
});

test('one that another window has kept meanwhile is not overwritten, nor removed, by who does not know it', async () => {
  const save = (data: object, replaces?: string) =>
    call(teacher, 'save', { data, ...(replaces === undefined ? {} : { replaces }) });
  const at = (answer: { result?: unknown }) => (answer.result as { updatedAt: string }).updatedAt;
  const first = at(await save({ name: '甲' }, ''));
  const conflict = { msgState: 5, code: 'REVISION_CONFLICT' };
  expect(await save({ name: '乙' }, '')).toMatchObject(conflict);
  const second = at(await save({ name: '丙' }, first));
  expect(await save({ name: '乙' }, first)).toMatchObject(conflict);
  expect(await call(teacher, 'remove', { replaces: first })).toMatchObject(conflict);
  expect(await read(teacher)).toEqual({ data: { name: '丙' }, updatedAt: second });
  expect(await call(teacher, 'remove', { replaces: second })).toMatchObject({ msgState: 1 });
  // One that is gone is in nobody's way, and who names none means whichever is there.
  expect(await save({ name: '丁' }, second)).toMatchObject({ msgState: 1 });
  expect(await save({ name: '戊' })).toMatchObject({ msgState: 1 });
});

test('it goes with the write of its record, unless another window has kept one since', async () => {
  const updatedAt = (answer: { result?: unknown }) => (answer.result as { updatedAt: string }).updatedAt;
  const draft = { kind: 'form', form: 'pupil' };
  const add = (studentNo: string, more: object) =>
    admin.call('interface', '/rest/http/pupil/add.htm', {
      data: { studentNo, name: '新', college: null },
      ...more,
    });
  const first = updatedAt(await call(admin, 'save', { data: { name: '新' } }));
  expect(await add('S901', { draft: { ...draft, replaces: '2020-01-01T00:00:00.000Z' } })).toMatchObject({
    msgState: 1,
  });
  expect(await read(admin)).not.toBeNull();
  expect(await add('wrong', { draft: { ...draft, replaces: first } })).toMatchObject({ msgState: 2 });
  expect(await read(admin)).not.toBeNull();
  const { result } = await add('S902', { draft: { ...draft, replaces: first } });
  expect(await read(admin)).toBeNull();

  const { id, revision } = result as { id: string; revision: number };
  await call(admin, 'save', { id, revision, data: { name: '改' } });
  await call(admin, 'save', { data: { name: '另一条' } });
  const change = { id, revision, data: { name: '改' }, draft };
  expect(await admin.call('interface', '/rest/http/pupil/update.htm', change)).toMatchObject({ msgState: 1 });
  expect(await read(admin, { id })).toBeNull();
  expect(await read(admin)).not.toBeNull();
});

test('nobody else reads, changes or removes it, administrators neither', async () => {
  await call(teacher, 'save', { id: 'p1', data: { remark: '我的' } });
  expect(await read(admin, { id: 'p1' })).toBeNull();
  await call(admin, 'save', { id: 'p1', data: { remark: '别人的' } });
  await call(admin, 'remove', { id: 'p1' });
  expect(await read(teacher, { id: 'p1' })).toMatchObject({ data: { remark: '我的' } });
  expect(await server.api.call('form', '/draft/get.do', { kind: 'form', form: 'pupil' })).toMatchObject({
    msgState: 0,
  });
  const audited = await server.db
    .selectFrom('atrium.audit')
    .select('action')
    .where('action', 'like', 'draft.%')
    .execute();
  expect(audited).toEqual([]);
});

test('values that the role may not write, and what no field of the form takes, are dropped', async () => {
  const data = {
    name: '林',
    secret: '档案',
    college: 'law',
    nothing: 1,
    id: 'x',
    gpa: 'no number',
    remark: 'x',
  };
  await call(teacher, 'save', { data });
  expect(await read(teacher)).toMatchObject({ data: { name: '林', remark: 'x' } });
  const kept = await server.db.selectFrom('atrium.draft').select('data').executeTakeFirstOrThrow();
  expect(kept.data).toEqual({ name: '林', remark: 'x' });
  // What a field would refuse as a value is still a draft.
  await call(teacher, 'save', { data: { gpa: 9, studentNo: 'x' } });
  expect(await read(teacher)).toMatchObject({ data: { gpa: 9, studentNo: 'x' } });
});

test('the role of the moment decides, also over what was kept in another', async () => {
  await call(teacher, 'save', { id: 'p1', data: { name: '林', remark: 'x' } });
  expect(await call(teacher, 'get', { id: 'p1', groupId: 'student' })).toMatchObject({ msgState: 4 });
  expect(await call(student, 'save', { data: {} })).toMatchObject({ msgState: 3 });
  await call(student, 'save', { id: 'p1', data: { name: '不可', remark: '可' } });
  expect(await read(student, { id: 'p1' })).toMatchObject({ data: { remark: '可' } });
  expect(await call(teacher, 'save', { id: 'p2', data: {} })).toMatchObject({ msgState: 4 });
  expect(await call(teacher, 'save', { form: 'no-such', data: {} })).toMatchObject({ msgState: 4 });
});

test('one that is too large is refused, and the one before stays', async () => {
  await call(teacher, 'save', { data: { remark: '短' } });
  const answer = await call(teacher, 'save', { data: { remark: 'x'.repeat(257 * 1024) } });
  expect(answer).toMatchObject({ msgState: 2, errors: [{ path: 'data', code: 'TOO_LARGE' }] });
  expect(await read(teacher)).toMatchObject({ data: { remark: '短' } });
  expect(await call(teacher, 'save', { data: [] })).toMatchObject({ msgState: 2 });
  expect(await call(teacher, 'save', { kind: 'app', data: {} })).toMatchObject({ msgState: 2 });
});

test('a user keeps so many and no more; those that are there can still be changed', async () => {
  const rows = Array.from({ length: 199 }, (_, index) => ({
    user_id: 'u-teacher',
    kind: 'form',
    form: 'pupil',
    record: `r${String(index)}`,
    data: '{}',
    revision: null,
  }));
  await server.db.insertInto('atrium.draft').values(rows).execute();
  expect(await call(teacher, 'save', { data: {} })).toMatchObject({ msgState: 1 });
  expect(await call(teacher, 'save', { id: 'p1', data: {} })).toMatchObject({ code: 'LIMIT_REACHED' });
  expect(await read(teacher, { id: 'p1' })).toBeNull();
  expect(await call(teacher, 'save', { data: { name: 'x' } })).toMatchObject({ msgState: 1 });
});

test('one that nobody went on with for 30 days goes', async () => {
  await call(teacher, 'save', { data: { name: '旧' } });
  await call(teacher, 'save', { id: 'p1', data: { name: '新' } });
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await server.db.updateTable('atrium.draft').set({ updated_at: old }).where('record', '=', '').execute();
  await tidy(server.db);
  expect(await read(teacher)).toBeNull();
  expect(await read(teacher, { id: 'p1' })).not.toBeNull();
});
