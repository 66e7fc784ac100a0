import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Condition, RuleSet } from '../../src/schemas/condition.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { counsellorReads, insertPupils, seedPupils, sixPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await insertPupils(platform, sixPupils);
    },
  });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
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
  test('takes inputs that are null as absent, and what it needs only where it is there', async () => {
    const nulls = { where: null, sort: null, fields: null, offset: null, limit: null };
    const answer = await call(admin, 'list', nulls);
    expect(answer).toMatchObject({ msgState: 1, total: 6 });
    expect(answer.list).toEqual((await call(admin, 'list')).list);
    expect(await call(admin, 'detail', { id: null })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'id', code: 'TYPE_WRONG' }],
    });
    expect(await call(admin, 'list', { unheardOf: null })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'unheardOf', code: 'UNKNOWN_FIELD' }],
    });
  });

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
        ...sixPupils[2]?.values,
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
    [
      'value that reads nothing',
      condition({ value: '{{platform_secret}}' }),
      'where.conditionList.0.value',
      'UNKNOWN_NAME',
    ],
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

  test('lists of more elements than a request may name, as lists and as texts', async () => {
    const among = (value: unknown, judgeType: Condition['judgeType'] = 'inArray'): Condition => ({
      ...text('name', value),
      judgeType,
    });
    const some = (count: number) => Array.from({ length: count }, (_, at) => `n${String(at)}`);
    expect(await call(admin, 'list', { where: where(among(some(10_000))) })).toMatchObject({ msgState: 1 });
    for (const list of [some(15_000), some(10_001).join(',')]) {
      expect(await call(admin, 'list', { where: where(among(list, 'notInArray')) })).toMatchObject({
        http: 400,
        msgState: 2,
        errors: [{ path: 'where.conditionList.0.value', code: 'TOO_MANY', message: '最多 10000 项' }],
      });
    }
    const twice = where(among(some(6_000)), among(some(6_000)), among(some(6_000)));
    expect((await call(admin, 'count', { where: twice })).errors).toMatchObject([
      { path: 'where.conditionList.1.value', code: 'TOO_MANY' },
    ]);
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
