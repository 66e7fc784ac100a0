import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { auditOf } from '../support/audit.ts';
import { seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupils });
  admin = await server.login('admin');
});

afterAll(() => server.close());

let number = 0;

/** A student number that no other test uses. */
function nextNo(): string {
  number += 1;
  return `S${String(number).padStart(5, '0')}`;
}

const call = (action: string, param: object, client = admin) =>
  client.call('interface', `/rest/http/pupil/${action}.htm`, param);

async function add(data: object): Promise<ModuleRecord> {
  const answer = await call('add', { data: { studentNo: nextNo(), name: '王芳', ...data } });
  expect(answer.text).toContain('"msgState":1');
  return answer.result as ModuleRecord;
}

describe('adding', () => {
  test('answers the record as it now stands, every type in its form', async () => {
    const studentNo = nextNo();
    const data = {
      studentNo,
      name: '欧阳一二',
      college: 'law',
      major: 'civil-law',
      gender: 'female',
      gpa: 4.25,
      fee: 0.1,
      graduated: true,
      leftOn: '2024-02-29',
      enrolledOn: '2020-09-01',
      metAt: '2024-05-01T12:30:00.250Z',
      honours: ['leader', 'scholar'],
      tutor: { value: 'u-teacher', label: '陈老师' },
      remark: 'line 1\nline 2 \'"\\ 😀',
      secret: 'x',
      counsellorId: 'u-teacher',
    };
    const answer = await call('add', { data });
    expect(answer).toMatchObject({ http: 200, msgState: 1 });
    const record = answer.result as ModuleRecord;
    expect(record).toEqual({
      ...data,
      level: 'excellent',
      id: record.id,
      revision: 1,
      createdBy: 'u-admin',
      createdAt: record.createdAt,
      updatedBy: 'u-admin',
      updatedAt: record.createdAt,
    });
    expect(record.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect((await call('detail', { id: record.id })).result).toEqual(record);
  });

  test('fills in defaults, empties and computed values', async () => {
    const record = await add({ gpa: 3, remark: '', honours: [] });
    expect(record).toMatchObject({
      college: 'computing',
      level: 'plain',
      remark: null,
      honours: null,
      gender: null,
    });
    expect(await add({ college: null })).toMatchObject({ college: null, level: null });
  });

  test('clears what a hidden field must not keep', async () => {
    expect(await add({ graduated: false, leftOn: '2024-01-01' })).toMatchObject({ leftOn: null });
  });

  test('writes one audit row with the record', async () => {
    const record = await add({});
    expect(await auditOf(server, `form/pupil/${record.id}`)).toMatchObject([
      { actor: 'u-admin', action: 'form.add', result: 'accepted', after: { name: '王芳' }, before: null },
    ]);
  });

  test('with one request id, also 50 at once, adds one record', async () => {
    const studentNo = nextNo();
    const param = { data: { studentNo, name: '同名' }, requestId: 'add-50' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('add', param)));
    expect(new Set(answers.map(({ msgState }) => msgState))).toEqual(new Set([1]));
    expect(new Set(answers.map(({ result }) => (result as ModuleRecord).id)).size).toBe(1);
    const where = {
      testRule: 'every',
      conditionList: [{ bindKey: 'studentNo', type: 'text', judgeType: 'equal', value: studentNo }],
    };
    expect((await call('count', { where })).result).toEqual({ count: 1 });
    expect(await call('add', { ...param, data: { studentNo, name: '另一个' } })).toMatchObject({
      http: 409,
      msgState: 5,
      code: 'REQUEST_ID_REUSED',
    });
  });
});

describe('adding refuses', () => {
  test.each([
    ['gpa', '4', 'TYPE_WRONG'],
    ['gpa', 1e15, 'VALUE_INVALID'],
    ['gpa', 0.1234567, 'TOO_PRECISE'],
    ['gpa', 6, 'RULE_BROKEN'],
    ['name', 5, 'TYPE_WRONG'],
    ['name', { $ne: 1 }, 'TYPE_WRONG'],
    ['name', null, 'REQUIRED'],
    ['name', 'x'.repeat(501), 'TOO_LONG'],
    ['counsellorId', 'x'.repeat(1001), 'TOO_LONG'],
    ['studentNo', 'X1', 'RULE_BROKEN'],
    ['enrolledOn', '2023-02-29', 'FORMAT_INVALID'],
    ['enrolledOn', '0001-01-01', 'FORMAT_INVALID'],
    ['enrolledOn', '2024-01-01T00:00:00.000Z', 'FORMAT_INVALID'],
    ['metAt', '2024-01-01', 'FORMAT_INVALID'],
    ['metAt', '2024-01-01T25:00:00.000Z', 'FORMAT_INVALID'],
    ['metAt', 1704067200000, 'TYPE_WRONG'],
    ['graduated', 'true', 'TYPE_WRONG'],
    ['honours', 'leader', 'TYPE_WRONG'],
    ['honours', [{}], 'VALUE_INVALID'],
    ['honours', ['leader', 'nobel'], 'UNKNOWN_OPTION'],
    ['honours', ['leader', 'scholar', 'leader'], 'REPEATED'],
    ['gender', 'other', 'UNKNOWN_OPTION'],
    ['college', 'magic', 'UNKNOWN_OPTION'],
    ['major', 'civil-law', 'UNKNOWN_OPTION'],
    ['tutor', { value: 'u-teacher', label: 'x', isAdmin: true }, 'VALUE_INVALID'],
    ['tutor', 'u-teacher', 'TYPE_WRONG'],
    ['id', 'mine', 'SERVER_OWNED_FIELD'],
    ['revision', 9, 'SERVER_OWNED_FIELD'],
    ['createdBy', 'u-student', 'SERVER_OWNED_FIELD'],
    ['updatedAt', '2024-01-01T00:00:00.000Z', 'SERVER_OWNED_FIELD'],
    ['created_by', 'u-student', 'UNKNOWN_FIELD'],
    ['passwordHash', 'x', 'UNKNOWN_FIELD'],
    ['name"; drop table data.pupil; --', 'x', 'UNKNOWN_FIELD'],
  ])('%s: %j', async (field, value, code) => {
    const studentNo = nextNo();
    const answer = await call('add', { data: { studentNo, name: '王芳', [field]: value } });
    expect(answer).toMatchObject({ http: 400, msgState: 2, code: 'INPUT_INVALID' });
    expect(answer.errors).toMatchObject([{ path: `data.${field}`, code }]);
    expect(answer.errors?.[0]?.message).not.toBe('');
    const where = {
      testRule: 'every',
      conditionList: [{ bindKey: 'studentNo', type: 'text', judgeType: 'equal', value: studentNo }],
    };
    expect((await call('count', { where })).result).toEqual({ count: 0 });
  });

  test('a value that must be unique and is not, also of two at once', async () => {
    const { studentNo } = await add({});
    expect(await call('add', { data: { studentNo, name: '王芳' } })).toMatchObject({
      http: 400,
      msgState: 2,
      errors: [{ path: 'data.studentNo', code: 'NOT_UNIQUE', message: '该值已存在' }],
    });
    const data = { studentNo: nextNo(), name: '王芳' };
    const answers = await Promise.all([call('add', { data }), call('add', { data })]);
    expect(answers.map(({ msgState }) => msgState).sort()).toEqual([1, 2]);
  });

  test('in the language of the request', async () => {
    const path = '/rest/http/pupil/add.htm';
    const param = { data: { studentNo: 'X', name: '' } };
    const headers = { 'accept-language': 'en-US' };
    const answer = await admin.call('interface', path, param, { headers });
    expect(answer.errors).toEqual([
      { path: 'data.studentNo', code: 'RULE_BROKEN', message: 'Not a student number' },
      { path: 'data.name', code: 'REQUIRED', message: 'Name is required' },
    ]);
  });

  test('a payload without data, and unknown members beside it', async () => {
    expect(await call('add', {})).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data', code: 'REQUIRED' }],
    });
    expect(await call('add', { data: [] })).toMatchObject({ msgState: 2 });
    expect(await call('add', { data: { name: 'x' }, version: 2 })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'version', code: 'UNKNOWN_FIELD' }],
    });
  });
});

describe('updating', () => {
  test('changes what is named, computes the rest and raises the revision', async () => {
    const { id, studentNo } = await add({ gpa: 3, college: 'law', major: 'civil-law' });
    const answer = await call('update', { id, revision: 1, data: { gpa: 4.5 } });
    expect(answer.result).toMatchObject({
      id,
      studentNo,
      gpa: 4.5,
      level: 'excellent',
      major: 'civil-law',
      revision: 2,
    });
    expect(await auditOf(server, `form/pupil/${id}`)).toMatchObject([
      { action: 'form.add' },
      {
        action: 'form.update',
        before: { gpa: 3, level: 'plain' },
        after: { gpa: 4.5, level: 'excellent' },
      },
    ]);
  });

  test('raises the revision even where nothing differs', async () => {
    const { id } = await add({ gpa: 3 });
    const answer = await call('update', { id, revision: 1, data: { gpa: 3 } });
    expect(answer.result).toMatchObject({ revision: 2 });
  });

  test('validates the whole record', async () => {
    const { id } = await add({});
    expect(await call('update', { id, revision: 1, data: { graduated: true } })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data.leftOn', code: 'REQUIRED', message: '请选择离校日期' }],
    });
    expect((await call('detail', { id })).result).toMatchObject({ revision: 1, graduated: null });
  });

  test('keeps narrowed options in step', async () => {
    const { id } = await add({ college: 'law', major: 'civil-law' });
    expect(await call('update', { id, revision: 1, data: { college: 'computing' } })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data.major', code: 'UNKNOWN_OPTION' }],
    });
    const data = { college: 'computing', major: 'software' };
    expect(await call('update', { id, revision: 1, data })).toMatchObject({ msgState: 1 });
  });

  test('at a stale revision answers who was faster, and when', async () => {
    const { id } = await add({});
    const teacher = await server.login('admin');
    expect(await call('update', { id, revision: 1, data: { gpa: 1 } }, teacher)).toMatchObject({
      msgState: 1,
    });
    const answer = await call('update', { id, revision: 1, data: { gpa: 2 } });
    expect(answer).toMatchObject({ http: 409, msgState: 5, code: 'REVISION_CONFLICT' });
    expect(answer.msg).toMatch(/^该记录已由管理员于 \d{4}-\d\d-\d\d \d\d:\d\d 修改，请查看最新内容后再试$/);
    expect((await call('detail', { id })).result).toMatchObject({ gpa: 1, revision: 2 });
  });

  test('of many at once one wins', async () => {
    const { id } = await add({});
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, gpa) => call('update', { id, revision: 1, data: { gpa: gpa / 10 } })),
    );
    const states = answers.map(({ msgState }) => msgState).sort();
    expect(states).toEqual([1, ...Array.from({ length: 9 }, () => 5)]);
    const winner = answers.find(({ msgState }) => msgState === 1);
    expect((await call('detail', { id })).result).toEqual(winner?.result);
    expect(await auditOf(server, `form/pupil/${id}`)).toHaveLength(2);
  });

  test('refuses a missing record and a missing revision', async () => {
    expect(await call('update', { id: 'none', revision: 1, data: {} })).toMatchObject({
      http: 404,
      msgState: 4,
    });
    const { id } = await add({});
    expect(await call('update', { id, data: {} })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'revision', code: 'REQUIRED' }],
    });
  });

  test('refuses a duplicate of a unique value', async () => {
    const [one, other] = [await add({}), await add({})];
    const data = { studentNo: other.studentNo };
    expect(await call('update', { id: one.id, revision: 1, data })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data.studentNo', code: 'NOT_UNIQUE' }],
    });
  });
});

test('a module or an interface that is not there is answered alike', async () => {
  const path = (module: string, url: string) => `/rest/http/${module}/${url}.htm`;
  expect(await admin.call('interface', path('nothing', 'list'))).toMatchObject({ http: 404, msgState: 4 });
  expect(await admin.call('interface', path('pupil', 'explode'))).toMatchObject({ http: 404, msgState: 4 });
  expect(await admin.call('interface', path('pupil%22', 'list'))).toMatchObject({ http: 404, msgState: 4 });
  expect(await server.api.call('interface', path('pupil', 'list'))).toMatchObject({ http: 401, msgState: 0 });
});
