import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { auditOf } from '../support/audit.ts';
import { callCourses, courseList, publish, sqlOf } from '../support/interfaces.ts';
import type { TestServer } from '../support/server.ts';

let started: CourseServer;
let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  started = await startCourseServer();
  ({ server, admin, teacher, student } = started);
});
afterAll(() => started.close());

beforeEach(async () => {
  await server.db.deleteFrom('atrium.interface').execute();
  server.platform.answers.clear();
});

const save = (definition: object, over: object = {}) =>
  admin.call('manager', '/interface/save.do', { definition, ...over });

describe('a configured interface', () => {
  test('answers its rows in pages, with the number of all, and only what it declares', async () => {
    await publish(admin, courseList({ outputs: [{ name: 'name', type: 'text' }] }));
    expect(await callCourses(student, { offset: 1, limit: 1 })).toMatchObject({
      msgState: 1,
      list: [{ name: '大学物理' }],
      total: 3,
    });
    const all = await callCourses(student, { limit: -1 });
    expect(all.list).toEqual([{ name: '高等数学' }, { name: '大学物理' }, { name: '线性代数' }]);
  });

  test('is not there before it is published, and not after it was withdrawn', async () => {
    const saved = await save(courseList());
    expect(await callCourses(student)).toMatchObject({ http: 404, msgState: 4, code: 'CALL_UNKNOWN' });
    const at = { moduleCode: 'teaching', interfaceUrl: 'courses', ...(saved.result as object) };
    const { revision } = saved.result as { revision: number };
    const key = { moduleCode: at.moduleCode, interfaceUrl: at.interfaceUrl, revision };
    await admin.call('manager', '/interface/publish.do', key);
    expect(await callCourses(student)).toMatchObject({ msgState: 1, total: 3 });
    expect(await admin.call('manager', '/interface/remove.do', key)).toMatchObject({
      code: 'IN_USE',
      msg: '该接口已发布，请先取消发布再删除',
    });
    await admin.call('manager', '/interface/unpublish.do', key);
    expect(await callCourses(student)).toMatchObject({ code: 'CALL_UNKNOWN' });
    expect(await admin.call('manager', '/interface/remove.do', key)).toMatchObject({ msgState: 1 });
    expect(
      await admin.call('manager', '/interface/get.do', { moduleCode: 'teaching', interfaceUrl: 'courses' }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is published or removed, never both at once', async () => {
    const at = { moduleCode: 'teaching', interfaceUrl: 'courses' };
    for (let round = 0; round < 10; round += 1) {
      const { result } = await save(courseList());
      const key = { ...at, revision: (result as { revision: number }).revision };
      const [published, removed] = await Promise.all([
        admin.call('manager', '/interface/publish.do', key),
        admin.call('manager', '/interface/remove.do', key),
      ]);
      expect([published.msgState, removed.msgState].filter((state) => state === 1)).toHaveLength(1);
      if (removed.msgState === 1) expect(published.code).toBe('NOT_FOUND');
      else expect(removed.code).toBe('IN_USE');
      await server.db.deleteFrom('atrium.interface').execute();
    }
  });

  test('tells who saves it what is published by then', async () => {
    const at = { moduleCode: 'teaching', interfaceUrl: 'courses' };
    const { result } = await save(courseList());
    expect(result).toMatchObject({ publishedVersion: null });
    const { revision } = result as { revision: number };
    const published = await admin.call('manager', '/interface/publish.do', { ...at, revision });
    const { version } = published.result as { version: number };
    expect((await save(courseList({ name: '全部课程' }), { revision })).result).toMatchObject({
      publishedVersion: version,
    });
  });

  test('stays as it was published while it is changed', async () => {
    await publish(admin, courseList());
    const { result } = await admin.call('manager', '/interface/get.do', {
      moduleCode: 'teaching',
      interfaceUrl: 'courses',
    });
    const { revision } = result as { revision: number };
    const changed = courseList(sqlOf('select id, name from course where id = 1'));
    expect(await save(changed, { revision })).toMatchObject({ msgState: 1 });
    expect(await callCourses(student)).toMatchObject({ total: 3 });
    expect(await save(changed, { revision })).toMatchObject({ msgState: 5, code: 'REVISION_CONFLICT' });
    expect(await save(changed)).toMatchObject({ msgState: 5, code: 'ID_EXISTS' });
  });

  test('is for the roles that it names, and for nobody else', async () => {
    await publish(admin, courseList({ roles: ['counsellor'] }));
    expect(await callCourses(teacher)).toMatchObject({ msgState: 1 });
    expect(await callCourses(student)).toMatchObject({ http: 403, msgState: 3, code: 'FORBIDDEN' });
    expect(await callCourses(admin)).toMatchObject({ msgState: 3 });
    expect(await callCourses(teacher, { groupId: 'student' })).toMatchObject({ msgState: 3 });
    await publish(admin, courseList({ roles: [] }));
    expect(await callCourses(teacher)).toMatchObject({ msgState: 3 });
  });

  test('takes inputs as their types say, and leaves alone what addresses carry besides', async () => {
    const inputs = [
      { name: 'id', type: 'number', required: true },
      { name: 'part', type: 'text', default: '数' },
      { name: 'ids', type: 'numbers' },
    ];
    const text = `select id, name from course
      where id >= :id and name like '%' || :part || '%' and (:ids::int[] is null or id = any(:ids)) order by id`;
    expect(await publish(admin, courseList({ inputs, ...sqlOf(text) }))).toMatchObject({ msgState: 1 });
    expect(await callCourses(student, { id: '1', checkToken: '0' })).toMatchObject({ total: 2 });
    expect(await callCourses(student, { id: 1, part: '物理' })).toMatchObject({ list: [{ id: 2 }] });
    expect(await callCourses(student, { id: 1, part: null, ids: [3] })).toMatchObject({ list: [{ id: 3 }] });
    expect(await callCourses(student, { part: 5, id: 'x', ids: '1' })).toMatchObject({
      msgState: 2,
      errors: [
        { path: 'id', code: 'TYPE_WRONG' },
        { path: 'ids', code: 'TYPE_WRONG' },
      ],
    });
    expect(await callCourses(student)).toMatchObject({ errors: [{ path: 'id', code: 'REQUIRED' }] });
  });

  test('leaves out a condition whose input is left out, and needs no types beside the declared ones', async () => {
    const inputs = [
      { name: 'id', type: 'number' },
      { name: 'part', type: 'text' },
    ];
    const text = `select id, name from course
      where (:id is null or id = :id) and (:part IS NULL or name like :part) and not (:id is not null and id > 2)`;
    await publish(admin, courseList({ inputs, ...sqlOf(text) }));
    expect(await callCourses(student)).toMatchObject({ total: 3 });
    expect(await callCourses(student, { id: 2 })).toMatchObject({ list: [{ id: 2 }], total: 1 });
    expect(await callCourses(student, { part: '%数%' })).toMatchObject({ total: 2 });
    expect(await callCourses(student, { id: 3, part: '%数%' })).toMatchObject({ total: 0 });
  });

  test('compares with a list, and says which value the statement cannot take', async () => {
    const inputs = [
      { name: 'ids', type: 'numbers' },
      { name: 'names', type: 'texts' },
      { name: 'no', type: 'number' },
      { name: 'text', type: 'text' },
    ];
    const text = `select id, name from course where (:ids is null or id in (:ids)) and (:no is null or id not in (:no))
      and (:names is null or name NOT IN ( :names )) and (:text is null or id = :text) order by id`;
    await publish(admin, courseList({ inputs, ...sqlOf(text) }));
    const idsOf = async (param: object) =>
      ((await callCourses(student, param)).list as { id: number }[]).map(({ id }) => id);
    expect(await idsOf({})).toEqual([1, 2, 3]);
    expect(await idsOf({ ids: [1, 3] })).toEqual([1, 3]);
    expect(await idsOf({ ids: [] })).toEqual([]);
    expect(await idsOf({ no: 2, names: ['"{', '大学物理', "a'b"] })).toEqual([1, 3]);
    expect(await idsOf({ names: [] })).toEqual([1, 2, 3]);
    const refused = async (param: object) => await callCourses(student, param);
    expect(await refused({ text: 'x' })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'text', code: 'VALUE_INVALID' }],
    });
    expect(await refused({ no: 99_999_999_999 })).toMatchObject({ msgState: 2, errors: [{ path: 'no' }] });
    expect(await refused({ ids: [1, 1.5] })).toMatchObject({ msgState: 2, errors: [{ path: 'ids' }] });
  });

  test('takes the `in` of a place in a text for no comparison', async () => {
    const inputs = [{ name: 'within', type: 'text', required: true }];
    const text = 'select id, name from course where position(name in (:within)) > 0 order by id';
    await publish(admin, courseList({ inputs, ...sqlOf(text) }));
    const { list } = await callCourses(student);
    expect(list).toBeUndefined();
    expect(await callCourses(student, { within: '选了大学物理' })).toMatchObject({ total: 1 });
  });

  test('takes from the session what the session knows, whatever the caller sends', async () => {
    const inputs = [{ name: 'me', type: 'text', from: 'userId' }];
    const text = 'select id, name from course where teacher = :me order by id';
    await publish(admin, courseList({ inputs, ...sqlOf(text), roles: ['student', 'counsellor'] }));
    expect(await callCourses(teacher)).toMatchObject({ total: 2 });
    expect(await callCourses(student, { me: 'u-teacher' })).toMatchObject({ total: 0, list: [] });
  });

  test('is ordered and filtered by what it declares', async () => {
    await publish(admin, courseList());
    expect(await callCourses(student, { sort: [{ field: 'id', order: 'desc' }], limit: 2 })).toMatchObject({
      list: [{ id: 3 }, { id: 2 }],
      total: 3,
    });
    const condition = { bindKey: 'name', type: 'text', judgeType: 'contain', value: '代数' };
    const where = { testRule: 'every', conditionList: [condition] };
    expect(await callCourses(student, { where })).toMatchObject({ list: [{ id: 3 }], total: 1 });
    const wrong = {
      testRule: 'every',
      conditionList: [{ ...condition, bindKey: 'teacher', value: '{{name}}' }],
    };
    expect(
      await callCourses(student, { where: wrong, sort: [{ field: 'credits', order: 'asc' }] }),
    ).toMatchObject({
      msgState: 2,
      errors: [
        { path: 'sort.0.field', code: 'UNKNOWN_FIELD' },
        { path: 'where.conditionList.0.bindKey', code: 'UNKNOWN_FIELD' },
        { path: 'where.conditionList.0.value', code: 'VALUE_INVALID' },
      ],
    });
  });

  test('is cut at its ceiling, and the total says so; over what is cut nothing is filtered', async () => {
    await publish(admin, courseList({ rows: 2 }));
    const answer = await callCourses(student, { limit: -1 });
    expect(answer).toMatchObject({ list: [{ id: 1 }, { id: 2 }], total: 3 });
    expect(answer.list).toHaveLength(2);
    expect(await callCourses(student, { sort: [{ field: 'id', order: 'desc' }] })).toMatchObject({
      msgState: 2,
      code: 'RESULT_TOO_LARGE',
    });
  });

  test('answers one result where it says so, with values as the contract writes them', async () => {
    const outputs = [
      { name: 'credits', type: 'number' },
      { name: 'starts', type: 'date' },
      { name: 'made', type: 'datetime' },
    ];
    const text = 'select credits, starts, made from course where id = :id';
    const inputs = [{ name: 'id', type: 'number' }];
    await publish(admin, courseList({ answers: 'result', outputs, inputs, ...sqlOf(text) }));
    expect((await callCourses(student, { id: 2 })).result).toEqual({
      credits: 3.5,
      starts: '2026-02-24',
      made: '2026-02-23T01:02:03.004Z',
    });
    expect((await callCourses(student, { id: 9 })).result).toBeNull();
    expect(await callCourses(student, { id: 2, limit: 5 })).toMatchObject({
      errors: [{ path: 'limit', code: 'UNKNOWN_FIELD' }],
    });
  });

  test('lies beside the interfaces of form modules, whose addresses nobody takes', async () => {
    expect(await save(courseList({ interfaceUrl: 'list', moduleCode: 'util' }))).toMatchObject({
      msgState: 2,
      code: 'DOCUMENT_INVALID',
      errors: [
        { path: 'definition.moduleCode', code: 'NAME_RESERVED' },
        { path: 'definition.interfaceUrl', code: 'NAME_RESERVED' },
      ],
    });
  });

  test('is written down whenever it is changed', async () => {
    await publish(admin, courseList());
    const rows = await auditOf(server, 'interface/teaching/courses');
    expect(rows.slice(-2)).toMatchObject([
      { action: 'interface.save', actor: 'u-admin', result: 'accepted' },
      { action: 'interface.publish', actor: 'u-admin', result: 'accepted' },
    ]);
  });
});
