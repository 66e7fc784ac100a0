import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Condition, RuleSet } from '../../src/schemas/condition.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { counsellorReads, insertPupils, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

/** Six pupils: three of the teacher's, one of them the student's own record. */
const pupils = [
  { studentNo: 'u-student', name: '林同学', college: 'computing', gpa: 4.5, counsellorId: 'u-teacher' },
  { studentNo: 'S2', name: '安宁', college: 'computing', gpa: 3.25, counsellorId: 'u-teacher' },
  { studentNo: 'S3', name: '周全', college: 'law', gpa: null, counsellorId: 'u-teacher' },
  { studentNo: 'S4', name: '王芳', college: 'law', gpa: 2, counsellorId: 'u-other' },
  { studentNo: 'S5', name: '阿里', college: 'law', gpa: 2, counsellorId: 'u-other' },
  { studentNo: 'S6', name: '陈晨', college: null, gpa: 10, counsellorId: null },
].map((values, index) => ({
  id: `p${index + 1}`,
  values: {
    ...values,
    enrolledOn: `202${index}-09-01`,
    metAt: `2024-0${index + 1}-01T20:00:00.000Z`,
    honours: index % 2 === 0 ? ['leader'] : null,
    tutor: { value: 'u-teacher', label: '陈老师' },
    secret: `secret ${index + 1}`,
  },
}));

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await insertPupils(platform, pupils);
    },
  });
  [admin, teacher, student] = await Promise.all([
    server.login('admin'),
    server.login('teacher'),
    server.login('student'),
  ]);
});

afterAll(() => server.close());

const call = (client: ApiClient, action: string, param: object = {}) =>
  client.call('interface', `/rest/http/pupil/${action}.htm`, param);

const where = (...conditionList: Condition[]): RuleSet => ({ testRule: 'every', conditionList });
const text = (bindKey: string, value: unknown): Condition => ({
  bindKey,
  type: 'text',
  judgeType: 'equal',
  value,
});
const ids = ({ list }: ApiAnswer) => (list as ModuleRecord[]).map(({ id }) => id);

describe('a list', () => {
  test('is a page with the number of all, newest first unless told otherwise', async () => {
    const first = await call(admin, 'list', { limit: 4 });
    expect(first).toMatchObject({ msgState: 1, total: 6 });
    expect(ids(first)).toEqual(['p6', 'p5', 'p4', 'p3']);
    expect(ids(await call(admin, 'list', { limit: 4, offset: 4 }))).toEqual(['p2', 'p1']);
    expect(await call(admin, 'list', { offset: 100 })).toMatchObject({ list: [], total: 6 });
    expect(await call(admin, 'list', { limit: 0 })).toMatchObject({ list: [], total: 6 });
    expect((await call(admin, 'list', { limit: -1 })).list).toHaveLength(6);
  });

  test('answers whole records, or the fields that are named', async () => {
    const { list } = await call(admin, 'list', { where: where(text('studentNo', 'S3')) });
    expect(list).toEqual([
      {
        ...Object.fromEntries(counsellorReads.map((code) => [code, null])),
        ...pupils[2]?.values,
        id: 'p3',
        revision: 1,
        createdBy: 'system',
        createdAt: '2024-09-01T00:00:00.000Z',
        updatedBy: 'system',
        updatedAt: '2024-09-01T00:00:00.000Z',
      },
    ]);
    const named = await call(admin, 'list', { fields: ['name', 'gpa'], where: where(text('name', '王芳')) });
    expect(named.list).toEqual([{ id: 'p4', revision: 1, name: '王芳', gpa: 2 }]);
  });

  test('sorts Chinese by sound, numbers by size, the empty first, the rest by id', async () => {
    const sorted = async (field: string, order: 'asc' | 'desc') =>
      ids(await call(admin, 'list', { sort: [{ field, order }] }));
    expect(await sorted('name', 'asc')).toEqual(['p5', 'p2', 'p6', 'p1', 'p4', 'p3']);
    expect(await sorted('gpa', 'asc')).toEqual(['p3', 'p4', 'p5', 'p2', 'p1', 'p6']);
    expect(await sorted('gpa', 'desc')).toEqual(['p6', 'p1', 'p2', 'p5', 'p4', 'p3']);
    const two = [
      { field: 'college', order: 'desc' },
      { field: 'enrolledOn', order: 'asc' },
    ];
    expect(ids(await call(admin, 'list', { sort: two }))).toEqual(['p3', 'p4', 'p5', 'p1', 'p2', 'p6']);
  });

  test('filters by what the server owns, too', async () => {
    const condition: Condition = {
      bindKey: 'createdAt',
      type: 'time',
      judgeType: 'less',
      value: '2024-09-01',
    };
    expect(await call(admin, 'list', { where: where(condition) })).toMatchObject({ total: 0 });
    expect(ids(await call(admin, 'list', { where: where(text('id', 'p2')) }))).toEqual(['p2']);
  });

  test('filters by trees of conditions', async () => {
    const rules: RuleSet = {
      testRule: 'custom',
      conditionList: [{ id: 'a', ...text('college', 'law') }],
      conditionTree: {
        union: 'OR',
        list: [
          { union: 'AND', list: ['a', { bindKey: 'gpa', type: 'number', judgeType: 'greater', value: 1 }] },
          text('name', '林同学'),
        ],
      },
    };
    expect(ids(await call(admin, 'list', { where: rules })).sort()).toEqual(['p1', 'p4', 'p5']);
  });

  test('lets values see the session', async () => {
    const own = where(text('counsellorId', '{{platform_userId}}'));
    expect(await call(teacher, 'count', { where: own })).toMatchObject({ result: { count: 3 } });
    expect(await call(admin, 'count', { where: own })).toMatchObject({ result: { count: 0 } });
  });
});

describe('a request is refused whole', () => {
  const condition = (over: object) => ({ where: where({ ...text('name', 'x'), ...over }) });
  test.each<[string, object, string, string]>([
    [
      'unknown field in where',
      condition({ bindKey: 'salary' }),
      'where.conditionList.0.bindKey',
      'UNKNOWN_FIELD',
    ],
    [
      'column name in where',
      condition({ bindKey: 'created_by' }),
      'where.conditionList.0.bindKey',
      'UNKNOWN_FIELD',
    ],
    ['path in where', condition({ bindKey: 'row.name' }), 'where.conditionList.0.bindKey', 'UNKNOWN_FIELD'],
    [
      'SQL in where',
      condition({ bindKey: 'name" or 1=1 --' }),
      'where.conditionList.0.bindKey',
      'UNKNOWN_FIELD',
    ],
    [
      'prototype in where',
      condition({ bindKey: '__proto__' }),
      'where.conditionList.0.bindKey',
      'UNKNOWN_FIELD',
    ],
    [
      'unknown operator',
      condition({ judgeType: 'like' }),
      'where.conditionList.0.judgeType',
      'VALUE_INVALID',
    ],
    [
      'operator of another type',
      condition({ judgeType: 'less' }),
      'where.conditionList.0.judgeType',
      'UNKNOWN_OPERATOR',
    ],
    ['unknown type', condition({ type: 'uuid' }), 'where.conditionList.0.type', 'VALUE_INVALID'],
    ['unknown member', condition({ sql: '1=1' }), 'where.conditionList.0.sql', 'UNKNOWN_FIELD'],
    [
      'value that reads the record',
      condition({ value: '{{secret}}' }),
      'where.conditionList.0.value',
      'VALUE_INVALID',
    ],
    ['value that reads nothing', condition({ value: '{{platform_secret}}' }), 'where.conditionList.0.value', 'UNKNOWN_NAME'],
    ['text of a person', condition({ bindKey: 'tutor' }), 'where.conditionList.0', 'CONDITION_NO_SQL'],
    ['where of another shape', { where: [] }, 'where', 'TYPE_WRONG'],
    [
      'unknown sort field',
      { sort: [{ field: 'id desc, pg_sleep(3)', order: 'asc' }] },
      'sort.0.field',
      'UNKNOWN_FIELD',
    ],
    ['unknown order', { sort: [{ field: 'name', order: 'asc; drop' }] }, 'sort.0.order', 'VALUE_INVALID'],
    ['sort of a list', { sort: [{ field: 'honours', order: 'asc' }] }, 'sort.0.field', 'VALUE_INVALID'],
    ['unknown field', { fields: ['count(1)) from atrium.user_account--'] }, 'fields.0', 'UNKNOWN_FIELD'],
    ['negative offset', { offset: -1 }, 'offset', 'TOO_SMALL'],
    ['text as limit', { limit: '20; select 1' }, 'limit', 'TYPE_WRONG'],
    ['unknown member', { orderBy: 'name' }, 'orderBy', 'UNKNOWN_FIELD'],
  ])('%s', async (_name, param, path, code) => {
    const answer = await call(admin, 'list', param);
    expect(answer).toMatchObject({ http: 400, msgState: 2, code: 'INPUT_INVALID' });
    const found = answer.errors?.find((error) => error.path === path);
    expect(found, answer.text).toBeDefined();
    expect(found?.code).toBe(code);
  });

  test('a tree that names an unknown condition, or an unknown field deep inside', async () => {
    const tree = { union: 'AND', list: ['nobody', { union: 'OR', list: [text('salary', 1)] }] };
    const rules = { testRule: 'custom', conditionList: [], conditionTree: tree };
    expect(await call(admin, 'list', { where: rules })).toMatchObject({
      msgState: 2,
      errors: [
        { path: 'where.conditionTree.list.0', code: 'NOT_FOUND' },
        { path: 'where.conditionTree.list.1.list.0.bindKey', code: 'UNKNOWN_FIELD' },
      ],
    });
  });

  test('more conditions than a person writes', async () => {
    const many = Array.from({ length: 501 }, () => text('name', 'x'));
    expect(await call(admin, 'list', { where: where(...many) })).toMatchObject({
      msgState: 2,
      code: 'QUERY_TOO_COMPLEX',
    });
  });

  test('text that would break out of a statement is text', async () => {
    for (const value of ["' or 1=1--", '$1', '%', '\\', '"; drop table data.pupil; --']) {
      expect(await call(admin, 'list', { where: where(text('name', value)) })).toMatchObject({ total: 0 });
    }
    expect(await call(admin, 'count')).toMatchObject({ result: { count: 6 } });
  });
});

describe('rights to rows', () => {
  test('each role sees its own records, in lists, counts and one by one', async () => {
    expect(await call(admin, 'list')).toMatchObject({ total: 6 });
    expect(ids(await call(teacher, 'list')).sort()).toEqual(['p1', 'p2', 'p3']);
    expect(await call(teacher, 'count')).toMatchObject({ result: { count: 3 } });
    expect(ids(await call(student, 'list'))).toEqual(['p1']);
    expect(await call(teacher, 'detail', { id: 'p1' })).toMatchObject({ msgState: 1 });
    const hidden = await call(teacher, 'detail', { id: 'p4' });
    const missing = await call(teacher, 'detail', { id: 'p9' });
    expect(hidden).toMatchObject({ http: 404, msgState: 4 });
    expect({ ...missing, text: '', headers: null, serverTime: 0 }).toEqual({
      ...hidden,
      text: '',
      headers: null,
      serverTime: 0,
    });
  });

  test('a condition of the request never widens them', async () => {
    const all: RuleSet = { testRule: 'some', conditionList: [text('name', '王芳'), text('name', '安宁')] };
    expect(ids(await call(teacher, 'list', { where: all }))).toEqual(['p2']);
  });

  test('the current role decides, not all of the user', async () => {
    const answer = await call(teacher, 'list', { groupId: 'student' });
    expect(answer).toMatchObject({ msgState: 1, total: 0 });
    expect(await call(student, 'list', { groupId: 'administrator' })).toMatchObject({ msgState: 3 });
  });

  test('writes reach no further', async () => {
    const data = { remark: 'x' };
    expect(await call(teacher, 'update', { id: 'p4', revision: 1, data })).toMatchObject({ msgState: 4 });
    expect(await call(teacher, 'remove', { ids: ['p4'] })).toMatchObject({
      list: [{ id: 'p4', msgState: 4 }],
    });
    expect(await call(admin, 'detail', { id: 'p4' })).toMatchObject({
      result: { remark: null, revision: 1 },
    });
  });

  test('a record cannot be written out of them', async () => {
    const away = { counsellorId: 'u-other' };
    expect(await call(teacher, 'update', { id: 'p2', revision: 1, data: away })).toMatchObject({
      http: 403,
      msgState: 3,
    });
    const data = { studentNo: 'S90', name: '新来的', ...away };
    expect(await call(teacher, 'add', { data })).toMatchObject({ http: 403, msgState: 3 });
    expect(await call(admin, 'count', { where: where(text('studentNo', 'S90')) })).toMatchObject({
      result: { count: 0 },
    });
    expect(await call(admin, 'detail', { id: 'p2' })).toMatchObject({
      result: { counsellorId: 'u-teacher' },
    });
    const own = { ...data, studentNo: 'S91', counsellorId: 'u-teacher' };
    const added = await call(teacher, 'add', { data: own });
    expect(added).toMatchObject({ msgState: 1, result: { name: '新来的' } });
    const { id } = added.result as ModuleRecord;
    expect(await call(teacher, 'remove', { ids: [id] })).toMatchObject({ list: [{ msgState: 1 }] });
  });
});

describe('rights to fields', () => {
  test('a field that may not be read is not answered', async () => {
    const { list } = await call(teacher, 'list', { where: where(text('studentNo', 'S2')) });
    expect(list?.[0]).not.toHaveProperty('secret');
    expect(list?.[0]).toHaveProperty('remark');
    const own = (await call(student, 'detail', { id: 'p1' })).result as ModuleRecord;
    const owned = ['id', 'revision', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'];
    expect(Object.keys(own).sort()).toEqual([...owned, 'studentNo', 'name', 'college', 'remark'].sort());
  });

  test.each<[string, string, object, string]>([
    ['list', 'where', { where: where(text('secret', 'secret 2')) }, 'where.conditionList.0.bindKey'],
    ['list', 'sort', { sort: [{ field: 'secret', order: 'asc' }] }, 'sort.0.field'],
    ['list', 'fields', { fields: ['name', 'secret'] }, 'fields.1'],
    ['count', 'where', { where: where(text('secret', 'secret 2')) }, 'where.conditionList.0.bindKey'],
    ['detail', 'fields', { id: 'p2', fields: ['secret'] }, 'fields.0'],
    [
      'aggregate',
      'groupBy',
      { groupBy: [{ field: 'secret' }], measures: [{ as: 'n', fn: 'count' }] },
      'groupBy.0.field',
    ],
    ['aggregate', 'measures', { measures: [{ as: 'n', fn: 'count', field: 'secret' }] }, 'measures.0.field'],
    ['exportRows', 'fields', { fields: ['secret'] }, 'fields.0'],
    ['exportRows', 'where', { where: where(text('secret', 'x')) }, 'where.conditionList.0.bindKey'],
    ['update', 'data', { id: 'p2', revision: 1, data: { secret: 'x' } }, 'data.secret'],
    ['update', 'data', { id: 'p2', revision: 1, data: { college: 'law' } }, 'data.college'],
    ['add', 'data', { data: { name: 'x', secret: 'x' } }, 'data.secret'],
  ])('%s refuses it in %s', async (action, _where, param, path) => {
    const answer = await call(teacher, action, param);
    expect(answer).toMatchObject({ http: 403, msgState: 3, code: 'FIELD_FORBIDDEN' });
    expect(answer.errors).toMatchObject([{ path, code: 'FIELD_FORBIDDEN' }]);
  });

  test('what may be written may be read, and nothing else is asked for', async () => {
    const answer = await call(student, 'update', { id: 'p1', revision: 1, data: { remark: '我的备注' } });
    expect(answer).toMatchObject({ msgState: 1, result: { remark: '我的备注', revision: 2 } });
    const refused = await call(student, 'update', { id: 'p1', revision: 2, data: { name: '改名' } });
    expect(refused).toMatchObject({ msgState: 3, errors: [{ path: 'data.name' }] });
  });
});

describe('rights to actions', () => {
  test.each(['add', 'remove', 'count', 'aggregate', 'exportRows'])(
    '%s is not for a student',
    async (action) => {
      // Rights come before the payload, so that nothing is learnt from what a payload gets wrong.
      expect(await call(student, action)).toMatchObject({ http: 403, msgState: 3, code: 'FORBIDDEN' });
      const denials = await server.db
        .selectFrom('atrium.audit')
        .select(['actor', 'result'])
        .where('action', '=', `form.${action}`)
        .where('actor', '=', 'u-student')
        .execute();
      expect(denials).toEqual([{ actor: 'u-student', result: 'FORBIDDEN' }]);
    },
  );
});
