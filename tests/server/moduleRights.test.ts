import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Condition, RuleSet } from '../../src/schemas/condition.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { insertPupils, seedPupils, sixPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await insertPupils(platform, sixPupils);
    },
  });
  ({ admin, teacher, student } = await server.loginAll());
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
